'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useChange } from '#components/ui/use-change.ts';
import { useText } from '#components/ui/use-text.tsx';
import { changeRole, makeResetLink, removeMember } from '#lib/team/actions.ts';
import type { MemberView } from '#lib/team/team-view.ts';
import { LinkField } from './copy-link.tsx';
import { MemberRow } from './member-row.tsx';

export type Member = Omit<MemberView, 'pictureKey'> & { picture: string | undefined };

interface MemberListProps {
  members: readonly Member[];
  isOwner: boolean;
  canMakeResetLinks: boolean;
}

/** Who is in the team; owners change roles and take people out. */
export function MemberList({ members, isOwner, canMakeResetLinks }: MemberListProps) {
  const t = useText();
  const { busy, change } = useChange();
  const [leaving, setLeaving] = useState<Member>();
  const [reset, setReset] = useState<{ name: string; link: string }>();
  const owners = members.filter(({ role }) => role === 'owner').length;

  async function remove({ userId }: Member) {
    await change(userId, () => removeMember({ userId }));
    setLeaving(undefined);
  }

  async function offerReset({ userId, name }: Member) {
    const made = await change(userId, () => makeResetLink({ userId }));
    if (made.ok) setReset({ name, link: made.value.link });
  }

  return (
    <>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            isOwner={isOwner}
            isLastOwner={member.role === 'owner' && owners === 1}
            isBusy={busy === member.userId}
            onRole={(role) => change(member.userId, () => changeRole({ userId: member.userId, role }))}
            onRemove={() => setLeaving(member)}
            onReset={canMakeResetLinks && !member.isViewer ? () => offerReset(member) : undefined}
          />
        ))}
      </ul>
      {leaving && (
        <Dialog
          open
          onOpenChange={() => setLeaving(undefined)}
          title={t('Remove {name} from the team?', { name: leaving.name })}
          description={t(
            'They are signed out of this team at once. Their takes, comments and decisions stay.',
          )}
          footer={
            <>
              <Button onClick={() => setLeaving(undefined)}>{t('Cancel')}</Button>
              <Button look="danger" isBusy={busy === leaving.userId} onClick={() => remove(leaving)}>
                {t('Remove')}
              </Button>
            </>
          }
        />
      )}
      {reset && (
        <Dialog
          open
          onOpenChange={() => setReset(undefined)}
          size="md"
          title={t('A new password for {name}', { name: reset.name })}
          description={t(
            'Give this link to them and to nobody else: whoever opens it sets their password. It works once, within an hour.',
          )}
          footer={
            <Button look="primary" onClick={() => setReset(undefined)}>
              {t('Done')}
            </Button>
          }
        >
          <LinkField link={reset.link} label={t('Link to a new password')} />
        </Dialog>
      )}
    </>
  );
}
