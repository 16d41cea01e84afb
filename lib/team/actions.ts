'use server';

import { headers } from 'next/headers';
import * as z from 'zod';
import { action, openAction, personAction } from '#lib/action.ts';
import { emailSchema, nameSchema, newPasswordSchema } from '#lib/auth/credentials.ts';
import { addressOf } from '#lib/auth/peer-address.ts';
import { env } from '#lib/env.ts';
import { failure } from '#lib/result.ts';
import { Role } from '#prisma/client/enums.ts';
import * as invitations from './invitations.ts';
import * as joining from './join-team.ts';
import { makeOwner } from './make-owner.ts';
import * as members from './members.ts';
import * as mutations from './mutations.ts';
import { makeMemberResetLink } from './reset-links.ts';

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

const team = z.object({
  name: nameSchema,
  undoSeconds: z.int('Whole seconds.').min(0, 'At least 0 seconds.').max(60, 'At most 60 seconds.'),
});

export const changeTeam = action(team, mutations.changeTeam);

export const switchTeam = action(z.object({ teamId: z.uuid() }), (viewer, { teamId }) =>
  mutations.switchTeam(viewer, teamId),
);

const invitation = z.object({
  role: z.enum(Role),
  days: z.union([z.literal(1), z.literal(7), z.literal(30)]),
  email: emailSchema.optional(),
});

export const invite = action(invitation, (viewer, input) => invitations.invite(viewer, input));

export const revokeInvitation = action(z.object({ invitationId: z.uuid() }), (viewer, { invitationId }) =>
  invitations.revokeInvitation(viewer, invitationId),
);

const member = z.object({ userId: z.uuid() });

export const changeRole = action(member.extend({ role: z.enum(Role) }), members.changeRole);

export const removeMember = action(member, (viewer, { userId }) => members.removeMember(viewer, userId));

export const leaveTeam = action(z.object({}), (viewer) => members.leaveTeam(viewer));

/** For a member who lost their password, where the studio sends no mail. */
export const makeResetLink = action(member, (viewer, { userId }) => makeMemberResetLink(viewer, userId));

const link = z.object({ id: z.string(), secret: z.string() });

export const joinTeam = personAction(link, (person, input) => joining.joinTeam(person, input));

const newPerson = link.extend({ name: nameSchema, email: emailSchema, password: newPasswordSchema });

export const signUpByInvitation = openAction(newPerson, async ({ id, secret, ...person }) =>
  joining.signUpByInvitation(
    { id, secret },
    { ...person, address: addressOf(await headers()), now: new Date() },
  ),
);
