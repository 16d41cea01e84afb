'use client';

import { Check, Copy } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { copyText } from '#components/ui/copy-text.ts';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { enhanceTool } from '#lib/tools/enhance.ts';
import { videoTool } from '#lib/tools/video.ts';
import { fillVideoPrompt } from './fill-prompt.ts';
import { goToTool } from './go-to-tool.ts';
import { PromptDiff } from './prompt-diff.tsx';
import { useDraftStore } from './use-draft.ts';

/** The structured prompt beside the original. "Use it" puts it into Video and keeps what stood there. */
export function EnhancedPrompt({ take, resultText }: { take: TakeView; resultText: string }) {
  const t = useText();
  const video = useDraftStore(videoTool);
  const enhance = useDraftStore(enhanceTool);
  const use = () => {
    const before = video.get();
    video.update((draft) => fillVideoPrompt(draft, { text: resultText, take }, enhance.get().tray));
    goToTool('video');
    showToast({
      title: t('The enhanced prompt is in Video'),
      description: t('The original is kept beside it.'),
      action: { label: t('Undo'), onSelect: () => video.update(() => before) },
      durationSeconds: 10,
    });
  };
  const copy = async () => {
    const isCopied = await copyText(resultText);
    showToast(
      isCopied
        ? { title: 'Copied', tone: 'good' }
        : { title: 'The browser does not allow copying here. Select the text instead.', tone: 'bad' },
    );
  };
  return (
    <div className="grid w-full max-w-5xl gap-3 self-start">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto w-full font-medium text-lg sm:w-auto">{t('Enhanced prompt')}</h2>
        <Button onClick={() => void copy()}>
          <Copy className="size-4" strokeWidth={1.5} aria-hidden />
          {t('Copy')}
        </Button>
        <Button look="primary" onClick={use}>
          <Check className="size-4" strokeWidth={1.75} aria-hidden />
          {t('Use it in Video')}
        </Button>
      </div>
      <PromptDiff before={take.prompt} after={resultText} />
    </div>
  );
}
