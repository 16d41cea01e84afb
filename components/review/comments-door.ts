import { lazyPart } from '#components/ui/lazy-part.tsx';

/** What is said about a take, and the box to say something: loads when it is opened. */
export const CommentsPanel = lazyPart(() =>
  import('./comments-panel.tsx').then((found) => found.CommentsPanel),
);
