'use client';

import { MonitorSmartphone } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { signOut } from '#components/auth/session-requests.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { endAllSessions, endSession } from '#lib/auth/actions.ts';
import type { SessionView } from '#lib/auth/session-view.ts';
import { paths } from '#lib/paths.ts';
import { failure, type Result } from '#lib/result.ts';

const unreachable = () => failure('unreachable', 'Could not reach the studio. Nothing was changed.');

/** Where a person is signed in; each session can be ended from here, and all at once. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const t = useText();
  const router = useRouter();
  const [busyId, setBusyId] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  async function run(id: string, end: () => Promise<Result<null>>, isHere: boolean) {
    setBusyId(id);
    const ended = await end().catch(unreachable);
    setBusyId(undefined);
    if (!ended.ok) showToast({ title: ended.failure.message, tone: 'bad' });
    else if (isHere) window.location.assign(paths.signIn());
    else router.refresh();
  }

  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-4 py-3 first:pt-0">
            <MonitorSmartphone className="size-5 shrink-0 text-muted" strokeWidth={1.5} aria-hidden />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2">
                {t(session.device)}
                {session.isThisOne && <Badge tone="good">{t('This one')}</Badge>}
              </p>
              <p className="text-muted text-xs">
                {t('Last used')} <TimeAgo iso={session.lastSeenAt} />
                <span aria-hidden> · </span>
                {t('Signed in')} <TimeAgo iso={session.createdAt} />
              </p>
            </div>
            <Button
              size="sm"
              isBusy={busyId === session.id}
              aria-label={
                session.isThisOne
                  ? t('Sign out of {device}, this one', { device: t(session.device) })
                  : t('Sign out of {device}', { device: t(session.device) })
              }
              onClick={() =>
                session.isThisOne
                  ? run(session.id, signOut, true)
                  : run(session.id, () => endSession({ sessionId: session.id }), false)
              }
            >
              {t('Sign out')}
            </Button>
          </li>
        ))}
      </ul>
      <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('Sign out everywhere')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Sign out everywhere?')}
        description={t(
          'Every browser that is signed in as you has to sign in again, this one too. Takes that are on their way go on.',
        )}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('Stay signed in')}</Button>
            <Button
              look="danger"
              isBusy={busyId === 'all'}
              onClick={() => run('all', () => endAllSessions({}), true)}
            >
              {t('Sign out everywhere')}
            </Button>
          </>
        }
      />
    </div>
  );
}
