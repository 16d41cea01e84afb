import * as z from 'zod';
import { ReviewState, Role, TaskState } from '#prisma/client/enums.ts';
import { mailTimes } from './notice-kinds.ts';

/** What is written with a notice (`Notice.data`): how it is told, and the words that belong to it. */
export const noticeData = z.object({
  app: z.boolean().catch(true),
  browser: z.boolean().catch(false),
  email: z.enum(mailTimes).catch('off'),
  /** Who did it: a member, or a guest with the name they gave. */
  who: z.string().optional().catch(undefined),
  /** Of a take: how it ended. */
  state: z.enum(TaskState).optional().catch(undefined),
  /** Of a batch: how its takes ended. */
  counts: z.object({ done: z.number(), failed: z.number(), unclear: z.number() }).optional().catch(undefined),
  /** The newest happening that a digest speaks of. */
  upTo: z.string().optional().catch(undefined),
  castingId: z.string().optional().catch(undefined),
  commentId: z.string().optional().catch(undefined),
  /** The beginning of a comment. */
  words: z.string().optional().catch(undefined),
  /** What was decided about each take. */
  reviews: z.record(z.string(), z.enum(ReviewState)).optional().catch(undefined),
  role: z.enum(Role).optional().catch(undefined),
  /** Of a web hook: where it leads. */
  host: z.string().optional().catch(undefined),
});
export type NoticeData = z.infer<typeof noticeData>;
/** What belongs to the matter itself; how it is told comes from the person's settings. */
export type NoticeMatter = Partial<Omit<NoticeData, 'app' | 'browser' | 'email'>>;
