import type { CommentView } from '#lib/review/review-view.ts';
import type { Desk } from './review-desk.tsx';
import { goToMoment } from './use-media-time.ts';

/** Shows what a comment is about: its picture, its moment, its marks. */
export function showComment(
  desk: Desk,
  { id, timeSeconds, outputIndex }: Pick<CommentView, 'id' | 'timeSeconds' | 'outputIndex'>,
): void {
  desk.showOutput(outputIndex);
  desk.change({ activeId: id, pen: undefined });
  if (timeSeconds !== undefined) goToMoment(desk.get().media, timeSeconds);
}
