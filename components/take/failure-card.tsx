'use client';

import { useText } from '#components/ui/use-text.tsx';
import { explainFailure } from '#lib/tasks/failure-words.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { CopyButton } from './copy-button.tsx';

/** What went wrong: what happened, what it cost, what to do, and the vendor's own words to copy. */
export function FailureCard({ take }: { take: TakeView }) {
  const t = useText();
  const { failure } = take;
  if (!failure) return null;
  const words = explainFailure(failure, take.state);
  const technical = [
    failure.httpStatus && `HTTP ${failure.httpStatus}`,
    failure.code && `code ${failure.code}`,
    failure.message,
    failure.requestId && `request ${failure.requestId}`,
  ];
  const text = technical.filter(Boolean).join(', ');
  return (
    <div className="grid w-full max-w-lg grid-cols-1 gap-3 rounded-md border border-line bg-panel p-5 text-sm">
      <h2 className="font-medium text-lg">{t(words.title)}</h2>
      <p>{words.happened}</p>
      <p className="text-muted">{words.charged}</p>
      <p>{words.todo}</p>
      <div className="flex items-start gap-2 rounded-sm bg-raised p-2 pl-3 text-muted text-xs">
        <p className="tabular min-w-0 flex-1 break-words py-1">{text}</p>
        <CopyButton text={text} label={t('Copy the vendor’s words')} />
      </div>
    </div>
  );
}
