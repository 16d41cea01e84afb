'use client';

import { useText } from '#components/ui/use-text.tsx';
import { explainFailure } from '#lib/tasks/failure-words.ts';
import type { TaskFailure } from '#lib/tasks/task-failure.ts';
import type { TaskState } from '#prisma/client/enums.ts';

/** What happened, what was charged and what to do, in plain words, with what the vendor's support asks for. */
export function FailureWords({ failure, state }: { failure: TaskFailure; state: TaskState }) {
  const t = useText();
  const words = explainFailure(failure, state);
  return (
    <div className="grid gap-1.5">
      <h3 className="font-medium text-base">{t(words.title)}</h3>
      <p>
        {words.happened} {words.charged}
      </p>
      <p className="text-muted">{words.todo}</p>
      <p className="tabular mt-1 select-all break-words text-muted text-xs">
        {[failure.code, failure.message, failure.requestId && `request ${failure.requestId}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
