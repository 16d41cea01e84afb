'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { takeKeys } from '#components/take/take-keys.ts';
import { showToast } from '#components/ui/toast-store.ts';
import { makeSample } from '#lib/voices/actions.ts';
import type { VoiceFamily } from '#lib/voices/voice.ts';
import { voiceKeys } from './voice-queries.ts';

/** Lets a voice speak its sample line. Pressing twice, or after a lost answer, asks for the same one. */
export function useMakeSample({ family, id: voiceId }: { family: VoiceFamily; id: string }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);

  async function make() {
    if (isAsking) return;
    setAsking(true);
    const result = await makeSample({ family, voiceId }).catch(() => undefined);
    await client.refetchQueries({ queryKey: voiceKeys.shelf });
    void client.refetchQueries({ queryKey: takeKeys.changes });
    setAsking(false);
    if (!result) {
      showToast({
        title: 'The studio did not answer',
        description: 'Press again: it asks for the same sample, so nothing is paid twice.',
        tone: 'bad',
      });
    } else if (!result.ok) {
      showToast({ title: 'The sample was not made', description: result.failure.message, tone: 'bad' });
    }
  }

  return { make: () => void make(), isAsking };
}
