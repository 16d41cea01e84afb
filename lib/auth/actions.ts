'use server';

import { headers } from 'next/headers';
import { after } from 'next/server';
import * as z from 'zod';
import { action, openAction } from '#lib/action.ts';
import { canMail } from '#lib/mail/send-mail.ts';
import { failure, success } from '#lib/result.ts';
import { Language } from '#prisma/client/enums.ts';
import * as credentials from './credentials.ts';
import * as mutations from './mutations.ts';
import * as reset from './password-reset.ts';
import { addressOf } from './peer-address.ts';
import * as profile from './profile.ts';

const passwordChange = z.object({ currentPassword: z.string(), newPassword: credentials.newPasswordSchema });

export const changePassword = action(passwordChange, async (viewer, input) =>
  mutations.changePassword(viewer, { ...input, address: addressOf(await headers()), now: new Date() }),
);

export const endSession = action(z.object({ sessionId: z.uuid() }), (viewer, { sessionId }) =>
  mutations.endSession(viewer, sessionId),
);

export const endAllSessions = action(z.object({}), (viewer) => mutations.endAllSessions(viewer));

const profileChange = z.object({
  name: credentials.nameSchema.optional(),
  language: z.enum(Language).optional(),
});

export const changeProfile = action(profileChange, (viewer, input) => profile.changeProfile(viewer, input));

export const setFirstPassword = action(
  z.object({ newPassword: credentials.newPasswordSchema }),
  (viewer, { newPassword }) => profile.setFirstPassword(viewer, { newPassword, now: new Date() }),
);

/** Answers the same whether or not somebody has this e-mail. */
export const askForReset = openAction(z.object({ email: credentials.emailSchema }), async ({ email }) => {
  if (!canMail())
    return failure('mail-off', 'This studio sends no e-mail. Ask an owner of your team for a link.');
  const now = new Date();
  const allowed = await reset.mayAskForReset(email, addressOf(await headers()), now);
  if (!allowed.ok) return allowed;
  after(() => reset.sendResetLink(email, now));
  return success(null);
});

const newPassword = z.object({
  id: z.string(),
  secret: z.string(),
  newPassword: credentials.newPasswordSchema,
});

export const resetPassword = openAction(newPassword, (input) =>
  reset.resetPassword({ ...input, now: new Date() }),
);
