'use client';

import { Link } from '#components/ui/link.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import { draftStore } from './draft-store.ts';
import { examples } from './examples.ts';
import { useStudioSetup } from './studio-setup.ts';
import { toolLooks } from './tool-looks.ts';

/** Before the first take: one sentence, and words to begin with. */
export function StageEmpty({ tool }: { tool: ToolName }) {
  const t = useText();
  const { draftScope } = useStudioSetup();
  const { Icon } = toolLooks[tool];
  const start = async (words: string) => {
    const { tools } = await import('#lib/tools/registry.ts');
    const store = draftStore(draftScope, tools[tool]);
    const name = Object.entries(tools[tool].fields).find(([, field]) => field.control === 'prompt')?.[0];
    if (name === undefined) return;
    const before: Partial<Record<string, unknown>> = Object(store.get().values);
    const former = before[name];
    const put = (text: unknown) =>
      store.update((draft) => ({ ...draft, values: { ...Object(draft.values), [name]: text } }));
    put(words);
    if (typeof former !== 'string' || former.trim() === '') return;
    showToast({
      title: t('The example is in the form'),
      action: { label: t('Undo'), onSelect: () => put(former) },
      durationSeconds: 10,
    });
  };
  const found = examples[tool];
  return (
    <div className="m-auto grid w-full max-w-xl justify-items-center gap-5 px-5 py-10 text-center">
      <Icon className="size-8 text-faint" strokeWidth={1.25} aria-hidden />
      <div className="grid gap-1">
        <h2 className="font-medium text-lg">{t('Your takes appear here')}</h2>
        <p className="text-balance text-muted">
          {found.length > 0 ? (
            t('Write something and press the button, or start from one of these.')
          ) : (
            <>
              {t('A 2K master is made from a finished take.')}{' '}
              <Link href={paths.create()} className="text-text underline underline-offset-2">
                {t('Make a video first')}
              </Link>
            </>
          )}
        </p>
      </div>
      <ul className="grid w-full gap-2">
        {found.map((words) => (
          <li key={words}>
            <button
              type="button"
              onClick={() => void start(words)}
              className="w-full rounded-md border border-line bg-panel px-4 py-3 text-left text-base leading-6 transition-colors duration-150 hover:border-line-strong hover:bg-raised"
            >
              {t(words)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
