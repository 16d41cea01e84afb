'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentProject } from '#components/projects/current-project.tsx';
import { takeKeys } from '#components/take/take-keys.ts';
import { showToast } from '#components/ui/toast-store.ts';
import { castVoices, recastCell } from '#lib/voices/actions.ts';
import type { CastingView } from '#lib/voices/casting-view.ts';
import { answered } from '../answered.ts';
import { voiceKeys } from '../voice-queries.ts';

/**
 * A square that came to nothing, once more. One that was never written down is asked for by the whole casting again,
 * which finds all the others made.
 */
export function useRecast({ id: castingId, text, plan }: CastingView, taskId: string | undefined) {
  const client = useQueryClient();
  const { project } = useCurrentProject();
  const [isAsking, setAsking] = useState(false);

  async function recast() {
    setAsking(true);
    const result =
      taskId === undefined
        ? await answered(castVoices({ castingId, text, plan, projectId: project?.id }))
        : await answered(recastCell({ castingId, taskId }));
    await client.refetchQueries({ queryKey: voiceKeys.casting(castingId) });
    void client.refetchQueries({ queryKey: takeKeys.changes });
    setAsking(false);
    if (!result.ok) showToast({ title: 'It was not made', description: result.failure.message, tone: 'bad' });
  }

  return { recast: () => void recast(), isAsking };
}
