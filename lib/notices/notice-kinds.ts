import type { HappeningKind } from '#lib/happenings/kinds.ts';

/** What a person can be told: what happened, and three things that are made of it. */
export const noticeKinds = [
  'take-finished',
  'take-failed',
  'take-unclear',
  'batch-finished',
  'mentioned',
  'commented',
  'comment-resolved',
  'reviewed',
  'member-joined',
  'webhook-paused',
] as const satisfies readonly (HappeningKind | 'batch-finished' | 'mentioned' | 'webhook-paused')[];
export type NoticeKind = (typeof noticeKinds)[number];

/** What a person decides about together. */
export const noticeGroups = ['work', 'trouble', 'mentions', 'comments', 'reviews', 'people'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

export const groupOf: Record<NoticeKind, NoticeGroup> = {
  'take-finished': 'work',
  'take-failed': 'work',
  'batch-finished': 'work',
  'take-unclear': 'trouble',
  'webhook-paused': 'trouble',
  mentioned: 'mentions',
  commented: 'comments',
  'comment-resolved': 'comments',
  reviewed: 'reviews',
  'member-joined': 'people',
};

/** When an e-mail is sent about a notice. */
export const mailTimes = ['off', 'at-once', 'daily'] as const;
export type MailTime = (typeof mailTimes)[number];

export interface Channels {
  /** Counted by the bell and shown as a message on the page. */
  app: boolean;
  /** Shown by the browser while no tab of the studio is in sight. */
  browser: boolean;
  email: MailTime;
}

export type NoticeSettings = Record<NoticeGroup, Channels>;
