'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useChange } from '#components/ui/use-change.ts';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { leaveTeam } from '#lib/team/actions.ts';

/** The way out of the team, for everybody but its last owner. */
export function LeaveTeam({ name, isLastOwner }: { name: string; isLastOwner: boolean }) {
  const t = useText();
  const { busy, change } = useChange();
  const [isAsking, setAsking] = useState(false);

  async function leave() {
    const left = await change('leave', () => leaveTeam({}));
    if (left.ok) window.location.assign(paths.signIn());
    else setAsking(false);
  }

  if (isLastOwner) {
    return (
      <p className="text-muted">{t('A team keeps at least one owner. Make somebody else an owner first.')}</p>
    );
  }
  return (
    <>
      <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('Leave the team')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Leave “{team}”?', { team: name })}
        description={t('You are signed out of it at once, in every browser.')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('Stay')}</Button>
            <Button look="danger" isBusy={busy === 'leave'} onClick={leave}>
              {t('Leave')}
            </Button>
          </>
        }
      />
    </>
  );
}
