'use client';

import { diffWordsWithSpace } from 'diff';
import { type ReactNode, useMemo } from 'react';
import { useText } from '#components/ui/use-text.tsx';

/** Two prompts side by side, word by word: what went is struck through on the left, what came is marked on the right. */
export function PromptDiff({ before, after }: { before: string; after: string }) {
  const t = useText();
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  return (
    <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line @xl:grid-cols-2">
      <Side title={t('Original')}>
        {parts.map((part, index) =>
          part.added ? null : part.removed ? (
            <del key={index} className="rounded-[3px] bg-bad/15 text-bad decoration-bad/60">
              {part.value}
            </del>
          ) : (
            part.value
          ),
        )}
      </Side>
      <Side title={t('Enhanced')}>
        {parts.map((part, index) =>
          part.removed ? null : part.added ? (
            <ins key={index} className="rounded-[3px] bg-good/15 text-text no-underline">
              {part.value}
            </ins>
          ) : (
            part.value
          ),
        )}
      </Side>
    </div>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <section aria-label={t(title)} className="min-w-0 bg-panel p-4">
      <h3 className="mb-2 font-medium text-muted text-xs">{t(title)}</h3>
      <p className="whitespace-pre-wrap break-words text-base leading-6">{children}</p>
    </section>
  );
}
