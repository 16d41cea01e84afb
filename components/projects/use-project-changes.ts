'use client';

import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { answered } from '#components/voices/answered.ts';
import { archiveProject, changeProject, restoreProject } from '#lib/projects/actions.ts';
import type { ProjectDetail } from '#lib/projects/project-view.ts';
import type { Result } from '#lib/result.ts';
import { useCurrentProject } from './current-project.tsx';
import { projectKeys } from './project-queries.ts';

/** Changes a project, and says why where that is refused. */
export function useProjectChanges({ id, name }: ProjectDetail, refresh: () => Promise<unknown>) {
  const t = useText();
  const client = useQueryClient();
  const { project: current, choose } = useCurrentProject();

  async function settle(call: Promise<Result<null>>): Promise<boolean> {
    const result = await answered(call);
    if (!result.ok) showToast({ title: t(result.failure.message), tone: 'bad' });
    await refresh();
    void client.invalidateQueries({ queryKey: projectKeys.names });
    return result.ok;
  }

  async function change(words: { name?: string; description?: string }): Promise<boolean> {
    const isDone = await settle(changeProject({ projectId: id, ...words }));
    if (isDone && words.name && current?.id === id) choose({ id, name: words.name });
    return isDone;
  }

  async function setArchived(isArchived: boolean): Promise<void> {
    const wasCurrent = current?.id === id;
    if (!(await settle(isArchived ? archiveProject({ projectId: id }) : restoreProject({ projectId: id }))))
      return;
    // New takes would be refused there.
    if (isArchived && wasCurrent) choose(null);
    showToast({
      title: isArchived ? t('“{name}” is archived', { name }) : t('“{name}” is back at work', { name }),
      description: isArchived ? t('Its takes stay as they are.') : undefined,
      action: {
        label: t('Undo'),
        onSelect: async () => {
          const undone = await settle(
            isArchived ? restoreProject({ projectId: id }) : archiveProject({ projectId: id }),
          );
          if (undone && isArchived && wasCurrent) choose({ id, name });
        },
      },
    });
  }

  return { change, setArchived };
}
