'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { CopyButton } from './copy-button.tsx';

const PromptDiff = lazy(() =>
  import('#components/create/prompt-diff.tsx').then((module) => ({ default: module.PromptDiff })),
);

/** The text that a tool made, to read at ease; with what it changed of the prompt. */
export function TextResult({ text, prompt }: { text: string; prompt: string }) {
  const t = useText();
  const [hasDiff, setDiff] = useState(false);
  return (
    <div className="size-full overflow-y-auto">
      <div className="mx-auto grid max-w-2xl gap-4 px-6 py-10">
        <div className="flex items-center justify-between gap-2">
          <h2 className="font-medium text-lg">{t('Enhanced prompt')}</h2>
          <span className="flex items-center gap-1">
            <Button size="sm" look="ghost" aria-pressed={hasDiff} onClick={() => setDiff(!hasDiff)}>
              {hasDiff ? t('Hide changes') : t('Show changes')}
            </Button>
            <CopyButton text={text} label={t('Copy enhanced prompt')} />
          </span>
        </div>
        {hasDiff ? (
          <Suspense fallback={<p className="text-muted">{t('Comparing ...')}</p>}>
            <PromptDiff before={prompt} after={text} />
          </Suspense>
        ) : (
          <p className="whitespace-pre-wrap text-pretty break-words text-lg leading-relaxed">{text}</p>
        )}
      </div>
    </div>
  );
}
