import { hideToast, showToast } from '#components/ui/toast-store.ts';
import type { CreatedTakes } from '#lib/tasks/action-inputs.ts';
import { undoTakes } from '#lib/tasks/actions.ts';

/** Says that the takes are on their way; while they can be taken back, it offers that and counts down. */
export function announceTakes({ taskIds, releaseAt }: CreatedTakes, undoSeconds: number): void {
  if (!releaseAt) return;
  const id = `undo-${taskIds[0]}`;
  showToast({
    id,
    title:
      taskIds.length === 1 ? 'Your take leaves in a moment' : `${taskIds.length} takes leave in a moment`,
    description: 'Until then nothing is sent.',
    action: { label: 'Undo', onSelect: () => void takeBack(taskIds) },
    // Counted from the answer, because the clocks of server and browser may differ.
    endsAt: Date.now() + undoSeconds * 1000,
  });
}

/** Takes back what has not left, and says plainly what was too late. */
export async function takeBack(taskIds: string[]): Promise<void> {
  hideToast(`undo-${taskIds[0]}`);
  const result = await undoTakes({ taskIds }).catch(() => undefined);
  if (!result) {
    showToast({
      title: 'The studio did not answer',
      description: 'The take may already be on its way.',
      tone: 'bad',
    });
    return;
  }
  if (!result.ok) {
    showToast({ title: result.failure.message, tone: 'bad' });
    return;
  }
  const left = taskIds.length - result.value.undone.length;
  if (left === 0) {
    showToast({
      title: 'Taken back',
      description: 'Nothing was sent and nothing was charged.',
      tone: 'good',
    });
    return;
  }
  showToast({
    title:
      left === taskIds.length ? 'Too late to take back' : `${left} of ${taskIds.length} had already left`,
    description: 'What has left the studio can only be waited for.',
  });
}
