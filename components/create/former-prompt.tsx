'use client';

import { Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { VideoInput } from '#lib/tools/video.ts';
import type { Draft } from './draft.ts';
import type { DraftControl } from './use-draft.ts';

const PromptDiff = lazyPart(() => import('./prompt-diff.tsx').then((found) => found.PromptDiff));

interface FormerPromptProps {
  draft: Draft<VideoInput>;
  update: DraftControl<VideoInput>['update'];
}

/** While an enhanced prompt is in use: what changed, and the way back to the words that stood there before. */
export function FormerPrompt({ draft, update }: FormerPromptProps) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const { formerPrompt } = draft;
  const { prompt } = draft.values;
  if (formerPrompt === undefined || formerPrompt === prompt) return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <p className="mr-auto text-muted text-xs">{t('Enhanced prompt in use.')}</p>
        <Button look="ghost" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t('Hide changes') : t('Show changes')}
        </Button>
        <Button
          look="ghost"
          size="sm"
          onClick={() =>
            update((now) => ({
              ...now,
              values: { ...now.values, prompt: formerPrompt, enhancedFrom: undefined },
              formerPrompt: prompt,
            }))
          }
        >
          <Undo2 className="size-3.5" strokeWidth={1.5} aria-hidden />
          {t('Swap with the other')}
        </Button>
        <Button look="ghost" size="sm" onClick={() => update((now) => ({ ...now, formerPrompt: undefined }))}>
          {t('Keep this one')}
        </Button>
      </div>
      {isShown && (
        <Suspense>
          <PromptDiff before={formerPrompt} after={prompt} />
        </Suspense>
      )}
    </div>
  );
}
