import { queryOptions } from '@tanstack/react-query';
import { paths } from '#lib/paths.ts';
import type { PronunciationView } from '#lib/pronunciation/pronunciation-view.ts';

/** The team's dictionary. Colleagues may write in it: it is asked for again when the tab comes back. */
export function dictionaryOptions() {
  return queryOptions({
    queryKey: ['pronunciations'] as const,
    queryFn: async ({ signal }): Promise<PronunciationView[]> => {
      const response = await fetch(paths.api.pronunciations(), { signal });
      if (!response.ok) throw new Error(`The dictionary answered ${response.status}.`);
      const body: { pronunciations: PronunciationView[] } = await response.json();
      return body.pronunciations;
    },
    staleTime: 30_000,
  });
}
