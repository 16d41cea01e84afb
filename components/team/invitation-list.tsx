'use client';

import { Link2, Mail } from 'lucide-react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { useChange } from '#components/ui/use-change.ts';
import { useText } from '#components/ui/use-text.tsx';
import { revokeInvitation } from '#lib/team/actions.ts';
import type { InvitationView } from '#lib/team/team-view.ts';
import { CopyLinkButton } from './copy-link.tsx';
import { roleWords } from './role-words.ts';

/** The ways in that are still open: each can be copied by whoever made it, and closed by every owner. */
export function InvitationList({ invitations }: { invitations: readonly InvitationView[] }) {
  const t = useText();
  const { busy, change } = useChange();
  if (invitations.length === 0) {
    return (
      <p className="text-muted">
        {t('None is open. Invite somebody, and the link waits here until it is used.')}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {invitations.map((invitation) => {
        const { id, role, email, link } = invitation;
        const Icon = email ? Mail : Link2;
        const label = t(roleWords[role].label);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
            <Icon className="size-5 shrink-0 text-muted" strokeWidth={1.5} aria-hidden />
            <div className="min-w-40 flex-1">
              <p className="flex min-w-0 flex-wrap items-center gap-2">
                {email ? (
                  <span translate="no" className="min-w-0 truncate">
                    {email}
                  </span>
                ) : (
                  t('By link')
                )}
                <Badge>{label}</Badge>
              </p>
              <p className="text-muted text-xs">{madeBy(invitation)}</p>
            </div>
            <div className="flex gap-2 max-sm:w-full max-sm:pl-9">
              {link && <CopyLinkButton link={link} label={t('Copy the link for: {role}', { role: label })} />}
              <Button
                size="sm"
                look="ghost"
                isBusy={busy === id}
                aria-label={t('Take back the invitation for: {role}', { role: label })}
                onClick={() => change(id, () => revokeInvitation({ invitationId: id }))}
              >
                {t('Take back')}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );

  function madeBy({ inviter: name, hoursLeft }: InvitationView): string {
    if (hoursLeft <= 1) return t('By {name}, runs out within the hour', { name });
    if (hoursLeft <= 48) return t('By {name}, runs out in {count} hours', { name, count: hoursLeft });
    return t('By {name}, runs out in {count} days', { name, count: Math.round(hoursLeft / 24) });
  }
}
