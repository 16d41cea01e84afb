'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { paths } from '#lib/paths.ts';
import { voiceFamilies, voiceGenders } from '#lib/voices/voice.ts';
import type { VoiceFilter } from './voice-entries.ts';

/** The filter as it stands in the address. Changing it asks no server: all voices are on the page. */
export function useVoicesAddress() {
  const query = useSearchParams().toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);
  const setFilter = useCallback(
    (next: VoiceFilter) => window.history.replaceState(null, '', paths.voices(writeFilter(next))),
    [],
  );
  return { filter, setFilter };
}

function readFilter(query: URLSearchParams): VoiceFilter {
  const [family, gender] = [query.get('family'), query.get('gender')];
  return {
    search: query.get('search') || undefined,
    family: voiceFamilies.find((one) => one === family),
    gender: voiceGenders.find((one) => one === gender),
    language: query.get('language') || undefined,
    isFavourite: query.get('favourites') === '1' || undefined,
    isOwn: query.get('yours') === '1' || undefined,
  };
}

function writeFilter({ search, family, gender, language, isFavourite, isOwn }: VoiceFilter): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ search, family, gender, language })) {
    if (value) query.set(key, value);
  }
  if (isFavourite) query.set('favourites', '1');
  if (isOwn) query.set('yours', '1');
  return query.toString();
}
