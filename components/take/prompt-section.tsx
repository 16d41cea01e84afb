'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { kindOfTool } from '#lib/tools/tool-kinds.ts';
import { isToolName } from '#lib/tools/tool-names.ts';
import { CopyButton } from './copy-button.tsx';
import { PanelSection } from './panel-section.tsx';

const PromptDiff = lazy(() =>
  import('#components/create/prompt-diff.tsx').then((module) => ({ default: module.PromptDiff })),
);
const longPrompt = 420;

interface PromptSectionProps {
  take: TakeView;
  /** The prompt before it was enhanced, when this one was made from it. */
  original: string | undefined;
}

/** The prompt, to read and to copy; when it was enhanced, with what changed. */
export function PromptSection({ take, original }: PromptSectionProps) {
  const t = useText();
  const isSpoken = isToolName(take.tool) && kindOfTool[take.tool] === 'audio';
  const [isOpen, setOpen] = useState(take.prompt.length <= longPrompt);
  const [hasDiff, setDiff] = useState(false);
  return (
    <PanelSection
      title={isSpoken ? t('Text') : t('Prompt')}
      aside={
        <span className="flex items-center gap-1">
          {original !== undefined && (
            <Button size="sm" look="ghost" aria-pressed={hasDiff} onClick={() => setDiff(!hasDiff)}>
              {hasDiff ? t('Hide changes') : t('Show changes')}
            </Button>
          )}
          <CopyButton text={take.prompt} label={isSpoken ? t('Copy text') : t('Copy prompt')} />
        </span>
      }
    >
      {hasDiff && original !== undefined ? (
        <Suspense fallback={<p className="text-muted text-sm">{t('Comparing ...')}</p>}>
          <PromptDiff before={original} after={take.prompt} />
        </Suspense>
      ) : (
        <p
          className={`whitespace-pre-wrap text-pretty break-words text-base ${isOpen ? '' : 'line-clamp-6'}`}
        >
          {take.prompt || (isSpoken ? t('No text') : t('No prompt'))}
        </p>
      )}
      {take.prompt.length > longPrompt && !hasDiff && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="justify-self-start text-muted text-sm underline decoration-dotted underline-offset-4 hover:text-text pointer-coarse:min-h-10"
        >
          {isOpen ? t('Show less') : t('Show all of it')}
        </button>
      )}
    </PanelSection>
  );
}
