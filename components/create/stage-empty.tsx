'use client';

import { Clapperboard } from 'lucide-react';
import { showToast } from '#components/ui/toast-store.ts';
import { videoTool } from '#lib/tools/video.ts';
import { examples } from './examples.ts';
import { useDraftStore } from './use-draft.ts';

/** Before the first take: one sentence, and prompts to begin with. */
export function StageEmpty() {
  const video = useDraftStore(videoTool);
  const start = (prompt: string) => {
    const put = (words: string) =>
      video.update((draft) => ({ ...draft, values: { ...draft.values, prompt: words } }));
    const former = video.get().values.prompt;
    put(prompt);
    if (former.trim() === '') return;
    showToast({
      title: 'The example is in the prompt',
      action: { label: 'Undo', onSelect: () => put(former) },
      durationSeconds: 10,
    });
  };
  return (
    <div className="m-auto grid w-full max-w-xl justify-items-center gap-5 px-5 py-10 text-center">
      <Clapperboard className="size-8 text-faint" strokeWidth={1.25} aria-hidden />
      <div className="grid gap-1">
        <h2 className="font-medium text-lg">Your takes appear here</h2>
        <p className="text-balance text-muted">
          Write a prompt and press Generate, or start from one of these.
        </p>
      </div>
      <ul className="grid w-full gap-2">
        {examples.map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              onClick={() => start(prompt)}
              className="w-full rounded-md border border-line bg-panel px-4 py-3 text-left text-base leading-6 transition-colors duration-150 hover:border-line-strong hover:bg-raised"
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
