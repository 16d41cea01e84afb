'use client';

import { BookOpenText, FileInput } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { GenerateBar } from '#components/create/generate-bar.tsx';
import { ProblemList } from '#components/create/problem-list.tsx';
import { isGenerateShortcut } from '#components/create/shortcut.ts';
import type { FormProps } from '#components/create/use-tool-form.ts';
import { useNoFileNavigation } from '#components/tray/use-no-file-navigation.ts';
import { Button } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { AsideSection } from './aside-section.tsx';
import { ChaptersList } from './chapters-list.tsx';
import { CountsLine } from './counts-line.tsx';
import { exampleText } from './example-text.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ImportNotice } from './import-notice.tsx';
import { Manuscript } from './manuscript.tsx';
import { NarrationSettings } from './narration-settings.tsx';
import { countWords } from './narration-words.ts';
import { placeInField } from './place-in-field.ts';
import { RecentNarrations } from './recent-narrations.tsx';
import { useImport } from './use-import.ts';
import { useManuscriptDrop } from './use-manuscript-drop.ts';
import { useNarrationForm } from './use-narration-form.ts';

const DictionaryDialog = lazyPart(() =>
  import('#components/pronunciation/dictionary-dialog.tsx').then((found) => found.DictionaryDialog),
);
const readable = '.txt,.md,.markdown,.docx,.epub';

/** Narration: a desk to write on. The manuscript left, voice and chapters right, the price always in sight. */
export function NarrationDesk({ onMade }: FormProps) {
  const t = useText();
  const countsId = useId();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [isDictionaryOpen, setDictionaryOpen] = useState<boolean>();
  const form = useNarrationForm(onMade);
  const { store, state, values, set, outline } = form;
  const imports = useImport(store, (title) => set({ title }));
  const { isDragging, zone } = useManuscriptDrop((files) => void imports.read(files));
  useNoFileNavigation();

  // The outside system is the draft: a take that was chosen to fill it brings its text, which belongs on the desk.
  const { bring } = imports;
  useEffect(() => {
    if (values.text === '' || !state.isLoaded) return;
    bring(values.text);
    set({ text: '' });
  }, [values.text, state.isLoaded, bring, set]);

  const show = (start: number, end: number) => {
    if (fieldRef.current) placeInField(fieldRef.current, start, end);
  };
  return (
    <>
      <form
        aria-label={t('Narration')}
        noValidate
        className="relative flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isGenerateShortcut(event)) return;
          event.preventDefault();
          form.control.generate();
        }}
        {...zone}
      >
        <div className="flex min-h-0 flex-1 flex-col md:flex-row">
          <section aria-label={t('Manuscript')} className="flex min-h-0 min-w-0 flex-1 flex-col">
            <div className="flex items-center gap-2 border-line border-b px-4 py-2">
              <input
                aria-label={t('Title')}
                placeholder={t('Title')}
                maxLength={200}
                autoComplete="off"
                value={values.title}
                onChange={(event) => set({ title: event.target.value })}
                className="min-w-0 flex-1 rounded-sm bg-transparent px-1 py-1 font-medium text-lg placeholder:text-muted"
              />
              {!state.isKept && (
                <p role="status" className="text-attention text-xs">
                  {t('This browser cannot keep the text: it is lost with the page.')}
                </p>
              )}
              <Button
                size="sm"
                isBusy={imports.isReading}
                disabled={!state.isLoaded}
                onClick={() => picker.current?.click()}
              >
                <FileInput className="size-4" strokeWidth={1.5} aria-hidden />
                {t('Import')}
              </Button>
              <input
                ref={picker}
                type="file"
                multiple
                hidden
                aria-label={t('Import a manuscript')}
                accept={readable}
                onChange={({ target }) => {
                  void imports.read([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
            </div>
            <ImportNotice control={imports} />
            <div className="relative flex min-h-0 flex-1 flex-col">
              <Manuscript
                store={store}
                state={state}
                fieldRef={fieldRef}
                describedBy={`${countsId} text-problems`}
                isWrong={form.problemsOf('text').length > 0}
              />
              {state.isLoaded && state.text === '' && (
                <Button
                  size="sm"
                  look="ghost"
                  className="absolute top-20 left-[max(0.75rem,calc((100%-40rem)/2-0.625rem))] max-sm:top-28"
                  onClick={() => store.replace(exampleText)}
                >
                  {t('Start with an example')}
                </Button>
              )}
            </div>
          </section>
          <aside
            aria-label={t('Voice and chapters')}
            className="grid min-w-0 content-start gap-5 border-line bg-panel px-4 py-4 max-md:border-t md:w-88 md:shrink-0 md:overflow-y-auto md:border-l"
          >
            <RecentNarrations isUnderWay />
            <NarrationSettings form={form} />
            <AsideSection
              title={t('Pronunciation')}
              aside={
                <Button size="sm" onClick={() => setDictionaryOpen(true)}>
                  <BookOpenText className="size-4" strokeWidth={1.5} aria-hidden />
                  {t('Dictionary')}
                </Button>
              }
            >
              <p className="text-muted text-sm">
                {form.touchedCount === 0
                  ? t('No entry of the team’s dictionary stands in this text.')
                  : t('{countWords} of the team’s dictionary will be used.', {
                      countWords: countWords(form.touchedCount, 'entry', 'entries'),
                    })}
              </p>
            </AsideSection>
            <AsideSection
              title={t('Chapters')}
              aside={
                outline.chapters.length > 0 && (
                  <span className="tabular text-muted text-xs">{outline.chapters.length}</span>
                )
              }
            >
              <ChaptersList
                chapters={outline.chapters}
                speed={values.speed}
                onGo={({ start }) => show(start, start)}
              />
            </AsideSection>
            <RecentNarrations isUnderWay={false} />
          </aside>
        </div>
        <div className="fixed inset-x-0 bottom-(--bottom-bar) z-20 grid gap-2 border-line border-t bg-panel px-4 py-3 md:static">
          <ProblemList id="text-problems" problems={form.problemsOf('text')} />
          <div className="grid items-center gap-x-6 gap-y-1 md:grid-cols-[1fr_auto]">
            <CountsLine id={countsId} outline={outline} speed={values.speed} />
            <GenerateBar control={form.control} bill={form.bill} verb={t('Narrate')} />
          </div>
        </div>
        {isDragging && (
          <div className="pointer-events-none absolute inset-0 z-30 grid place-items-center bg-scrim text-lg text-white">
            {t('Drop the manuscript anywhere')}
          </div>
        )}
      </form>
      {/* Beside the form and not in it: the browser lets no submit of a form within a form through. */}
      <ImportDialog control={imports} />
      <Suspense>
        {isDictionaryOpen !== undefined && (
          <DictionaryDialog
            open={isDictionaryOpen}
            onOpenChange={setDictionaryOpen}
            text={state.text}
            onShow={show}
          />
        )}
      </Suspense>
    </>
  );
}
