'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { importPronunciations, removePronunciation, savePronunciation } from '#lib/pronunciation/actions.ts';
import type { PronunciationView } from '#lib/pronunciation/pronunciation-view.ts';
import { failure, type Result } from '#lib/result.ts';
import type { Pronunciation } from '#lib/vendor/pronunciation.ts';
import { dictionaryOptions } from './pronunciation-queries.ts';

const noAnswer = failure('no-answer', 'The studio did not answer. Nothing was changed; try again.');
const noEntries: PronunciationView[] = [];

/** The team's dictionary and what can be done with it. */
export function useDictionary() {
  const client = useQueryClient();
  const dictionary = useQuery(dictionaryOptions());
  const afterwards = async <T>(change: Promise<Result<T>>): Promise<Result<T>> => {
    const result = await change.catch(() => noAnswer);
    await client.invalidateQueries({ queryKey: dictionaryOptions().queryKey });
    return result;
  };
  const save = (entry: Pronunciation & { id?: string }) => afterwards(savePronunciation(entry));
  return {
    entries: dictionary.data ?? noEntries,
    isPending: dictionary.isPending,
    isError: dictionary.isError,
    save,
    importLines: (lines: string) => afterwards(importPronunciations({ lines })),
    remove: ({ id }: PronunciationView) => afterwards(removePronunciation({ id })),
  };
}

export type Dictionary = ReturnType<typeof useDictionary>;
