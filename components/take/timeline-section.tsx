'use client';

import type { ReactNode } from 'react';
import { reviewLooks } from '#components/review/review-looks.ts';
import { useReview } from '#components/review/review-queries.ts';
import { exactTime } from '#components/ui/time-words.ts';
import { useMinute } from '#components/ui/use-now.ts';
import { useLanguage, useText } from '#components/ui/use-text.tsx';
import type { DecisionView } from '#lib/review/review-view.ts';
import type { TakeDetail, TakeEventView } from '#lib/tasks/take-view.ts';
import { CopyButton } from './copy-button.tsx';
import { eventDetail, eventWords } from './event-words.ts';
import { PanelSection } from './panel-section.tsx';

/** Everything that happened, with exact times, and the ids by which the vendor's support knows it. */
export function TimelineSection({ take }: { take: TakeDetail }) {
  const t = useText();
  const { data } = useReview(take.id);
  const happened = [
    ...take.events.map((event) => ({ ...event, kind: 'event' as const })),
    ...(data?.decisions ?? []).map((decision) => ({ ...decision, kind: 'decision' as const })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <PanelSection title={t('What happened')}>
      <ol className="grid gap-2 text-sm">
        {happened.map((one) => (
          <Happened key={`${one.kind}-${one.id}`} at={one.at} since={take.createdAt}>
            {one.kind === 'event' ? <Event event={one} /> : <Decided decision={one} />}
          </Happened>
        ))}
      </ol>
      {(take.vendorTaskId || take.requestIds.length > 0) && (
        <dl className="mt-2 grid gap-1 text-xs">
          {take.vendorTaskId && <Id name="Vendor’s task id" value={take.vendorTaskId} />}
          {take.requestIds.map((id) => (
            <Id key={id} name="Request id" value={id} />
          ))}
        </dl>
      )}
    </PanelSection>
  );
}

/** One thing that happened, at its time; from the day after it was made on, at its day. */
function Happened({ at, since, children }: { at: string; since: string; children: ReactNode }) {
  // Times are written by the browser alone: the server does not know the person's zone.
  const isInBrowser = useMinute() !== undefined;
  const language = useLanguage();
  const moment = new Date(at);
  const isSameDay = moment.toDateString() === new Date(since).toDateString();
  const words = isSameDay ? moment.toLocaleTimeString('en-GB') : moment.toLocaleDateString('en-CA');
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-3">
      <time
        dateTime={at}
        title={isInBrowser ? exactTime(at, language) : undefined}
        className="tabular pt-0.5 text-muted text-xs"
      >
        {isInBrowser ? words : ''}
      </time>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function Event({ event }: { event: TakeEventView }) {
  const t = useText();
  const detail = eventDetail(event);
  return (
    <>
      {t(eventWords(event))}
      {detail && <span className="block break-words text-muted text-xs">{detail}</span>}
    </>
  );
}

/** What somebody decided about the take. */
function Decided({ decision: { to, byName, isTakenBack } }: { decision: DecisionView }) {
  const t = useText();
  const { done, icon: Icon, colour } = reviewLooks[to];
  return (
    <>
      <Icon
        aria-hidden
        className={`mr-1 inline size-3.5 stroke-[1.75] ${isTakenBack ? 'text-muted' : colour}`}
      />
      {t(done, { name: byName })}
      {isTakenBack && <span className="block text-muted text-xs">{t('and took it back')}</span>}
    </>
  );
}

function Id({ name, value }: { name: string; value: string }) {
  const t = useText();
  return (
    <div className="flex items-center gap-2">
      <dt className="shrink-0 text-muted">{t(name)}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-2">
        <span className="tabular min-w-0 flex-1 truncate text-right" title={value}>
          {value}
        </span>
        <CopyButton text={value} label={t('Copy {name}', { name: t(name).toLowerCase() })} />
      </dd>
    </div>
  );
}
