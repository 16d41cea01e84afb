'use server';

import { headers } from 'next/headers';
import * as z from 'zod';
import { action } from '#lib/action.ts';
import * as credentials from './credentials.ts';
import * as mutations from './mutations.ts';
import { addressOf } from './peer-address.ts';

const passwordChange = z.object({ currentPassword: z.string(), newPassword: credentials.newPasswordSchema });

export const changePassword = action(passwordChange, async (viewer, input) =>
  mutations.changePassword(viewer, { ...input, address: addressOf(await headers()), now: new Date() }),
);

export const endSession = action(z.object({ sessionId: z.uuid() }), (viewer, { sessionId }) =>
  mutations.endSession(viewer, sessionId),
);

export const endAllSessions = action(z.object({}), (viewer) => mutations.endAllSessions(viewer));
