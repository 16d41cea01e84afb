'use client';

import { exactTime } from '#components/ui/time-words.ts';
import { useMinute } from '#components/ui/use-now.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeDetail, TakeEventView } from '#lib/tasks/take-view.ts';
import { CopyButton } from './copy-button.tsx';
import { eventDetail, eventWords } from './event-words.ts';
import { PanelSection } from './panel-section.tsx';

/** Everything that happened, with exact times, and the ids by which the vendor's support knows it. */
export function TimelineSection({ take }: { take: TakeDetail }) {
  const t = useText();
  return (
    <PanelSection title={t('What happened')}>
      <ol className="grid gap-2 text-sm">
        {take.events.map((event) => (
          <Event key={event.id} event={event} />
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

function Event({ event }: { event: TakeEventView }) {
  const t = useText();
  // Times are written by the browser alone: the server does not know the person's zone.
  const isInBrowser = useMinute() !== undefined;
  const at = new Date(event.at);
  const detail = eventDetail(event);
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-3">
      <time
        dateTime={event.at}
        title={isInBrowser ? exactTime(event.at) : undefined}
        className="tabular pt-0.5 text-muted text-xs"
      >
        {isInBrowser ? at.toLocaleTimeString('en-GB') : ''}
      </time>
      <span className="min-w-0">
        {t(eventWords(event))}
        {detail && <span className="block break-words text-muted text-xs">{detail}</span>}
      </span>
    </li>
  );
}

function Id({ name, value }: { name: string; value: string }) {
  const t = useText();
  return (
    <div className="flex items-center gap-2">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-2">
        <span className="tabular min-w-0 flex-1 truncate text-right" title={value}>
          {value}
        </span>
        <CopyButton text={value} label={t('Copy {name}', { name: t(name).toLowerCase() })} />
      </dd>
    </div>
  );
}
