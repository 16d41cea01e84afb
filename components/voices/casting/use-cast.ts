'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { isClickOpen } from '#components/create/send-click.ts';
import { announceTakes } from '#components/create/undo-toast.ts';
import { useCurrentProject } from '#components/projects/current-project.tsx';
import { takeKeys } from '#components/take/take-keys.ts';
import { paths } from '#lib/paths.ts';
import { randomUuid } from '#lib/random-uuid.ts';
import { type Failure, failure, type Result } from '#lib/result.ts';
import { castVoices } from '#lib/voices/actions.ts';
import type { CastTakes } from '#lib/voices/casting-view.ts';
import type { CastingDraft } from './casting-draft.ts';

interface CastOptions {
  draft: CastingDraft;
  update: (change: (draft: CastingDraft) => CastingDraft) => void;
  undoSeconds: number;
}

/** One click is one casting: locked until the server has it, and replayed under the same id when an answer was lost. */
export function useCast({ draft, update, undoSeconds }: CastOptions) {
  const client = useQueryClient();
  const router = useRouter();
  const { project } = useCurrentProject();
  const [isCasting, setCasting] = useState(false);
  const [refused, setRefused] = useState<{ of: string; failure: Failure }>();
  // State would be one render late for a second press within the same frame.
  const isLocked = useRef(false);
  const { text, plan, pending } = draft;
  const of = JSON.stringify([text.trim(), plan]);

  async function cast() {
    if (isLocked.current) return;
    isLocked.current = true;
    setCasting(true);
    setRefused(undefined);
    const castingId = pending?.of === of ? pending.castingId : randomUuid();
    update((now) => ({ ...now, pending: { castingId, of } }));
    const result = await answerOf(castVoices({ castingId, text, plan, projectId: project?.id }));
    isLocked.current = false;
    setCasting(false);
    if (result.ok || !isClickOpen(result.failure)) {
      update(({ pending: _, ...rest }) => rest);
    }
    if (!result.ok) {
      setRefused({ of, failure: result.failure });
      return;
    }
    const { heldIds, releaseAt } = result.value;
    announceTakes({ taskIds: heldIds, releaseAt }, undoSeconds);
    void client.refetchQueries({ queryKey: takeKeys.changes });
    router.push(paths.casting(castingId));
  }

  return { cast: () => void cast(), isCasting, refusal: refused?.of === of ? refused.failure : undefined };
}

async function answerOf(call: Promise<Result<CastTakes>>): Promise<Result<CastTakes>> {
  try {
    return await call;
  } catch {
    return failure(
      'no-answer',
      'The studio did not answer. Press again: it repeats the same casting, so nothing is made or paid twice.',
    );
  }
}
