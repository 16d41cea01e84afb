/** What can happen that somebody may want to know. Fixed words: notices, e-mails and web hooks speak of them. */
export const happeningKinds = [
  /** A take is saved, has failed, or needs a person because its outcome is unclear or lost. */
  'take-finished',
  'take-failed',
  'take-unclear',
  /** Somebody wrote about a take; a guest too. */
  'commented',
  'comment-resolved',
  /** A take was shortlisted, approved, rejected, or set back to undecided. */
  'reviewed',
  /** Somebody joined the team. */
  'member-joined',
] as const;
export type HappeningKind = (typeof happeningKinds)[number];
