import { linkSecret } from '#lib/auth/secret-link.ts';
import { outsideUrl } from '#lib/mail/letter.ts';
import { paths } from '#lib/paths.ts';

/** The link of an invitation: an address where PUBLIC_URL is set, else a path. */
export function invitationLink(invitationId: string): string {
  return outsideUrl(paths.invite(invitationId, linkSecret('invitation', invitationId)));
}
