'use client';

import { Check, CircleAlert, Clock } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { answered } from '#components/voices/answered.ts';
import {
  pauseWebhook,
  removeWebhook,
  renewWebhookKey,
  showWebhookKey,
  testWebhook,
} from '#lib/notices/actions.ts';
import type { WebhookView } from '#lib/notices/webhook-view.ts';
import type { Result } from '#lib/result.ts';
import { Deliveries } from './deliveries.tsx';
import { kindWords } from './kind-words.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

type Doing = 'test' | 'pause' | 'key' | 'renew' | 'remove';

interface WebhookCardProps {
  hook: WebhookView;
  onKey: (key: string) => void;
}

/** One web hook: where it leads, whether it works, and what can be done with it. */
export function WebhookCard({ hook, onKey }: WebhookCardProps) {
  const t = useText();
  const router = useRouter();
  const [busy, setBusy] = useState<Doing>();
  const [asked, setAsked] = useState<'change' | 'renew' | 'remove'>();
  const { id, url, kinds, isPaused, problem, lastDelivery } = hook;

  async function run<T>(doing: Doing, asking: Promise<Result<T>>, after?: (value: T) => void) {
    setBusy(doing);
    const done = await answered(asking);
    setBusy(undefined);
    setAsked(undefined);
    if (!done.ok) showToast({ title: t(done.failure.message), tone: 'bad' });
    else after?.(done.value);
    router.refresh();
  }

  const test = () =>
    run('test', testWebhook({ id }), ({ httpStatus, problem: trouble }) =>
      trouble
        ? showToast({ title: t('The test call failed'), description: t(trouble), tone: 'bad' })
        : showToast({ title: t('The test call was taken'), description: `HTTP ${httpStatus}`, tone: 'good' }),
    );

  return (
    <article aria-label={url} className="rounded-md border border-line bg-panel">
      <div className="grid gap-3 p-4">
        <div className="flex flex-wrap items-start gap-2">
          <h2 translate="no" className="min-w-0 flex-1 break-all font-mono text-sm">
            {url}
          </h2>
          <StateOfHook hook={hook} />
        </div>
        <p className="text-muted text-sm">
          {kinds.length === 0 ? t('Told of everything') : kinds.map((kind) => t(kindWords[kind])).join(' · ')}
        </p>
        {isPaused && (
          <p className="text-attention text-sm">
            {problem ? t(problem) : t('Paused by a person.')}{' '}
            {t('While it is paused nothing new is kept for it.')}
          </p>
        )}
        {lastDelivery && (
          <p className="text-muted text-xs">
            {t('Last call')} <TimeAgo iso={lastDelivery.createdAt} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 border-line border-t p-3">
        <Button size="sm" isBusy={busy === 'test'} onClick={test}>
          {t('Send a test')}
        </Button>
        <Button size="sm" onClick={() => setAsked('change')}>
          {t('Change')}
        </Button>
        <Button
          size="sm"
          isBusy={busy === 'pause'}
          onClick={() => run('pause', pauseWebhook({ id, isPaused: !isPaused }))}
        >
          {isPaused ? t('Resume') : t('Pause')}
        </Button>
        <Button
          size="sm"
          isBusy={busy === 'key'}
          onClick={() => run('key', showWebhookKey({ id }), ({ key }) => onKey(key))}
        >
          {t('Show the key')}
        </Button>
        <Button size="sm" onClick={() => setAsked('renew')}>
          {t('New key')}
        </Button>
        <Button size="sm" look="danger" className="ml-auto" onClick={() => setAsked('remove')}>
          {t('Remove')}
        </Button>
      </div>
      <Deliveries webhookId={id} isPaused={isPaused} mark={lastDelivery?.id} />
      <WebhookDialog
        open={asked === 'change'}
        onOpenChange={() => setAsked(undefined)}
        hook={hook}
        onSaved={() => setAsked(undefined)}
      />
      <Dialog
        open={asked === 'renew'}
        onOpenChange={() => setAsked(undefined)}
        title={t('Make a new key?')}
        description={t(
          'For a day calls are signed with the old key, too: put the new one into the receiver by then.',
        )}
        footer={
          <>
            <Button onClick={() => setAsked(undefined)}>{t('Keep the key')}</Button>
            <Button
              look="primary"
              isBusy={busy === 'renew'}
              onClick={() => run('renew', renewWebhookKey({ id }), ({ key }) => onKey(key))}
            >
              {t('Make a new key')}
            </Button>
          </>
        }
      />
      <Dialog
        open={asked === 'remove'}
        onOpenChange={() => setAsked(undefined)}
        title={t('Remove this web hook?')}
        description={t(
          'Its key and the list of its calls go with it. What was not delivered yet is not delivered any more.',
        )}
        footer={
          <>
            <Button onClick={() => setAsked(undefined)}>{t('Keep it')}</Button>
            <Button
              look="danger"
              isBusy={busy === 'remove'}
              onClick={() => run('remove', removeWebhook({ id }))}
            >
              {t('Remove')}
            </Button>
          </>
        }
      />
    </article>
  );
}

function StateOfHook({ hook: { isPaused, lastDelivery } }: { hook: WebhookView }) {
  const t = useText();
  if (isPaused)
    return (
      <Badge tone="attention" icon={<CircleAlert />}>
        {t('Paused')}
      </Badge>
    );
  if (!lastDelivery) return <Badge>{t('Not called yet')}</Badge>;
  if (lastDelivery.deliveredAt)
    return (
      <Badge tone="good" icon={<Check />}>
        {t('Works')}
      </Badge>
    );
  if (lastDelivery.problem)
    return (
      <Badge tone="bad" icon={<CircleAlert />}>
        {t('Failing')}
      </Badge>
    );
  return <Badge icon={<Clock />}>{t('On its way')}</Badge>;
}
