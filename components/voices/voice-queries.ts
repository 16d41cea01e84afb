'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import { getJson } from '#components/ui/get-json.ts';
import { paths } from '#lib/paths.ts';
import { isOpen } from '#lib/tasks/take-view.ts';
import type { CastingView } from '#lib/voices/casting-view.ts';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';

export const voiceKeys = {
  shelf: ['voices', 'shelf'] as const,
  casting: (castingId: string) => ['voices', 'casting', castingId] as const,
};

/** How soon to look again while a voice is speaking for the first time. */
const speakingIntervalMs = 1500;
const freshMs = 60_000;

/** What the studio knows of voices, kept live only while a sample is being made and the page is seen. */
export function useShelf(initial?: VoiceShelf) {
  return useQuery({ ...shelfOptions(), ...(initial ? { initialData: initial } : {}) });
}

function shelfOptions() {
  return queryOptions({
    queryKey: voiceKeys.shelf,
    queryFn: ({ signal }) => getJson<VoiceShelf>(paths.api.voices(), signal),
    staleTime: freshMs,
    refetchInterval: ({ state }) =>
      state.data?.samples.some((sample) => isOpen(sample.state)) ? speakingIntervalMs : false,
    refetchIntervalInBackground: false,
  });
}

/** One casting, kept live while a square of it is still being spoken and the page is seen. */
export function useCasting(castingId: string, initial?: CastingView) {
  return useQuery({
    queryKey: voiceKeys.casting(castingId),
    queryFn: ({ signal }) => getJson<CastingView>(paths.api.casting(castingId), signal),
    ...(initial ? { initialData: initial } : {}),
    staleTime: freshMs,
    refetchInterval: ({ state }) =>
      state.data?.cells.some(({ take }) => take && isOpen(take.state)) ? speakingIntervalMs : false,
    refetchIntervalInBackground: false,
  });
}
