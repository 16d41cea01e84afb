import type { TakeView } from '#lib/tasks/take-view.ts';

/** A pause longer than this starts a new sitting. */
const pauseMs = 6 * 60 * 60 * 1000;

/** The takes of the latest sitting, newest first: those made without a long pause between them. */
export function latestSitting(newestFirst: readonly TakeView[]): TakeView[] {
  const end = newestFirst.findIndex((take, index) => {
    const newer = newestFirst[index - 1];
    return newer !== undefined && Date.parse(newer.createdAt) - Date.parse(take.createdAt) > pauseMs;
  });
  return end === -1 ? [...newestFirst] : newestFirst.slice(0, end);
}
