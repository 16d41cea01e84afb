import type { InvitationLink } from './read-invitation.ts';

/** The invitation whose page a path is, when it is one; whether it is any good is looked at by whoever uses it. */
export function invitationOfPath(path: string | undefined): InvitationLink | undefined {
  const [, id, secret] = /^\/invite\/([0-9a-f-]{36})\/([\w-]{1,100})(?:$|\?)/.exec(path ?? '') ?? [];
  return id && secret ? { id, secret } : undefined;
}
