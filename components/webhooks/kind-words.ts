import type { HappeningKind } from '#lib/happenings/kinds.ts';

/** What a web hook can be told of, in words; shown through `t`. */
export const kindWords: Record<HappeningKind | 'test', string> = {
  'take-finished': 'Take done',
  'take-failed': 'Take failed',
  'take-unclear': 'Take unclear or lost',
  commented: 'Comment written',
  'comment-resolved': 'Comment resolved',
  reviewed: 'Take reviewed',
  'member-joined': 'Person joined',
  test: 'Test call',
};

/** The kind of a delivery in words; one that nobody knows any more stands as it is. */
export function wordOfKind(kind: string): string {
  return Object.entries(kindWords).find(([known]) => known === kind)?.[1] ?? kind;
}
