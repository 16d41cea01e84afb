'use server';

import * as z from 'zod';
import { openAction } from '#lib/action.ts';
import { emailSchema, nameSchema, newPasswordSchema } from '#lib/auth/credentials.ts';
import { env } from '#lib/env.ts';
import { failure } from '#lib/result.ts';
import { makeOwner } from './make-owner.ts';

const owner = z.object({
  name: nameSchema,
  teamName: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

/** The set-up page's only action. It is closed once anybody is there, and when the operator names the owner. */
export const setUp = openAction(owner, async (input) => {
  if (env().ADMIN_EMAIL)
    return failure('conflict', 'The owner of this studio is set by its operator. Sign in instead.');
  return makeOwner(input);
});
