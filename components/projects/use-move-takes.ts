'use client';

import { useQueryClient } from '@tanstack/react-query';
import { takeKeys } from '#components/take/take-keys.ts';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { answered } from '#components/voices/answered.ts';
import { moveTakes } from '#lib/projects/actions.ts';
import type { ProjectName } from '#lib/projects/project-view.ts';

/** Puts takes into a project, or out of theirs, and offers to undo it. */
export function useMoveTakes() {
  const t = useText();
  const client = useQueryClient();
  const look = () => client.refetchQueries({ queryKey: takeKeys.changes });

  return async (taskIds: string[], project: ProjectName | null): Promise<void> => {
    const result = await answered(moveTakes({ taskIds, projectId: project?.id ?? null }));
    if (!result.ok) {
      showToast({ title: t(result.failure.message), tone: 'bad' });
      return;
    }
    await look();
    const { changed, undo } = result.value;
    if (changed.length === 0) return;
    const values = { count: changed.length, name: project?.name ?? '' };
    showToast({
      title: project
        ? t(changed.length === 1 ? 'Put into “{name}”' : 'Put {count} takes into “{name}”', values)
        : t(
            changed.length === 1 ? 'Taken out of its project' : 'Took {count} takes out of their projects',
            values,
          ),
      action: {
        label: t('Undo'),
        onSelect: async () => {
          for (const step of undo) {
            const undone = await answered(moveTakes(step));
            if (!undone.ok) showToast({ title: t(undone.failure.message), tone: 'bad' });
          }
          await look();
        },
      },
    });
  };
}
