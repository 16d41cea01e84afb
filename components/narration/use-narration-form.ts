'use client';

import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { problemsToShow } from '#components/create/form-problems.ts';
import { useStudioSetup } from '#components/create/studio-setup.ts';
import { useDraft } from '#components/create/use-draft.ts';
import { useGenerate } from '#components/create/use-generate.ts';
import { useToolContext } from '#components/create/use-tool-context.ts';
import { useDictionary } from '#components/pronunciation/use-dictionary.ts';
import { outlineOf } from '#lib/narration/outline.ts';
import { findWords } from '#lib/pronunciation/find-words.ts';
import { narrationTool } from '#lib/tools/narration.ts';
import { billLongSpeech } from '#lib/vendor/prices.ts';
import { pronunciationLine } from '#lib/vendor/pronunciation.ts';
import { useText } from './use-text.ts';

const noFiles = new Map();

/**
 * The draft of a narration: its settings as every tool keeps them, its text in a store of its own. The text is measured
 * when typing pauses; whatever was typed after that is read before anything is sent.
 */
export function useNarrationForm(onMade: (taskIds: string[]) => void) {
  const { store, state } = useText();
  const { draft, update, set } = useDraft(narrationTool);
  const { values } = draft;
  const { prices } = useStudioSetup();
  const context = useToolContext(noFiles);
  const { entries } = useDictionary();
  const { text } = state;

  const outline = useMemo(() => outlineOf(text), [text]);
  const touched = useMemo(() => findWords(text, entries), [text, entries]);
  const input = useMemo(() => {
    const used = entries.filter(({ id }) => touched.has(id));
    return { ...values, text, pronunciations: used.map(pronunciationLine) };
  }, [values, text, entries, touched]);
  const found = useMemo(() => narrationTool.problems(input, context), [input, context]);
  const generate = useGenerate({
    tool: 'narration',
    input,
    takeCount: 1,
    problems: found,
    remakeOf: draft.remakeOf,
    onAlone: () => update((now) => ({ ...now, remakeOf: undefined })),
    pending: draft.pending,
    setPending: (pending) => update((now) => ({ ...now, pending })),
    onMade,
  });
  const problems = problemsToShow(found, generate, []);

  // What the last render would send; `flushSync` renders the words that were not settled yet first.
  const latest = useRef(generate.generate);
  useEffect(() => {
    latest.current = generate.generate;
  });

  return {
    store,
    state,
    values,
    set,
    outline,
    /** How many entries of the dictionary stand in the text. */
    touchedCount: touched.size,
    bill: outline.characters === 0 ? undefined : billLongSpeech(outline.characters, prices),
    refusals: narrationTool.unavailable?.(input) ?? {},
    problemsOf: (field: string) => problems.filter((problem) => problem.field === field),
    control: {
      ...generate,
      generate: () => {
        flushSync(() => {
          store.flush();
        });
        latest.current();
      },
    },
  };
}

export type NarrationForm = ReturnType<typeof useNarrationForm>;
