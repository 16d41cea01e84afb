'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, ChevronRight, CircleAlert, Clock, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { getJson } from '#components/ui/get-json.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { answered } from '#components/voices/answered.ts';
import { resendDelivery } from '#lib/notices/actions.ts';
import type { DeliveryView } from '#lib/notices/webhook-view.ts';
import { paths } from '#lib/paths.ts';
import { wordOfKind } from './kind-words.ts';

interface DeliveriesProps {
  webhookId: string;
  isPaused: boolean;
  /** The newest that the page knows of: another one is a reason to read them again. */
  mark: string | undefined;
}

/** What a web hook was told, newest first; read when it is opened, and again while something is on its way. */
export function Deliveries({ webhookId, isPaused, mark }: DeliveriesProps) {
  const t = useText();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const queryKey = ['deliveries', webhookId, mark];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getJson<DeliveryView[]>(paths.api.webhookDeliveries(webhookId), signal),
    enabled: isOpen,
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.some(isDueSoon) ? 2_500 : false),
  });

  async function resend(id: string) {
    const sent = await answered(resendDelivery({ id }));
    if (!sent.ok) showToast({ title: t(sent.failure.message), tone: 'bad' });
    await client.invalidateQueries({ queryKey });
  }

  return (
    <details className="group border-line border-t" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex h-11 cursor-pointer list-none items-center gap-2 px-4 text-muted text-sm hover:text-text [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 transition-transform group-open:rotate-90"
          strokeWidth={1.5}
          aria-hidden
        />
        {t('Calls of the last 30 days')}
      </summary>
      {data?.length === 0 && (
        <p className="px-4 pb-4 text-muted text-sm">{t('None yet. Send a test to see one.')}</p>
      )}
      {isError && !data && (
        <p role="alert" className="px-4 pb-4 text-muted text-sm">
          {t('The studio could not be reached.')}
        </p>
      )}
      <ul className="divide-y divide-line px-4 pb-2">
        {data?.map((delivery) => (
          <li key={delivery.id} className="flex min-h-12 items-center gap-3 py-2 text-sm">
            <DeliveryIcon delivery={delivery} />
            <div className="min-w-0 flex-1">
              <p>
                {t(wordOfKind(delivery.kind))}
                {delivery.httpStatus && (
                  <span translate="no" className="tabular ml-2 text-muted text-xs">
                    HTTP {delivery.httpStatus}
                  </span>
                )}
              </p>
              <p className="text-muted text-xs">{describe(delivery, t)}</p>
            </div>
            <TimeAgo iso={delivery.createdAt} className="text-muted text-xs" />
            {delivery.kind !== 'test' && !isPaused && (
              <IconButton
                size="sm"
                label={t('Send again')}
                icon={<RotateCw />}
                onClick={() => void resend(delivery.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function isDueSoon({ nextTryAt }: DeliveryView): boolean {
  return nextTryAt !== undefined && Date.parse(nextTryAt) - Date.now() < 60_000;
}

function describe(
  { deliveredAt, problem, attempts, nextTryAt, kind }: DeliveryView,
  t: ReturnType<typeof useText>,
): string {
  if (deliveredAt) return attempts > 1 ? t('Taken at try {attempts}', { attempts }) : t('Taken');
  if (!problem) return t('On its way');
  if (nextTryAt)
    return t('{problem} It is tried again; tries so far: {attempts}.', { problem: t(problem), attempts });
  return kind === 'test'
    ? t(problem)
    : t('{problem} Given up after {attempts} tries.', { problem: t(problem), attempts });
}

function DeliveryIcon({ delivery: { deliveredAt, problem } }: { delivery: DeliveryView }) {
  const shared = { className: 'size-4 shrink-0', strokeWidth: 1.5, 'aria-hidden': true };
  if (deliveredAt) return <Check {...shared} className={`${shared.className} text-good`} />;
  if (problem) return <CircleAlert {...shared} className={`${shared.className} text-bad`} />;
  return <Clock {...shared} className={`${shared.className} text-muted`} />;
}
