import { z } from 'zod';

/** The answer of the result query of documents 2 and 3 (spec 0, "The result query of documents 2 and 3"). */

export const platformStatuses = {
  TASK_STATUS_QUEUED: 'queued',
  TASK_STATUS_PROCESSING: 'running',
  TASK_STATUS_SUCCEED: 'succeeded',
  TASK_STATUS_FAILED: 'failed',
} as const;

const word = z.string().optional().catch(undefined);
/** Seconds, as a number or a string; a figure that cannot be read is absent. */
const seconds = z.coerce.number().nonnegative().optional().catch(undefined);

const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .catch([])
    .transform((all) => all ?? []);

/** A result without a link is left in the list, so that it is seen to be missing. */
const imageResult = z.looseObject({ image_url: word, image_url_ttl: seconds, image_type: word });
const videoResult = z.looseObject({ video_url: word, video_url_ttl: seconds, video_type: word });
const audioResult = z.looseObject({ audio_url: word, audio_url_ttl: seconds, audio_type: word });

/** `status` stays a string: `TASK_STATUS_UNKNOWN` has been seen and more may come; use `readPlatformStatus`. */
export const taskResultAnswer = z.looseObject({
  task: z.looseObject({
    task_id: z.string().regex(/^[\x21-\x7e]{1,200}$/),
    status: z.string(),
    reason: word,
    task_type: word,
    eta: z.coerce.number().optional().catch(undefined),
    /** Can be 0 even on success: never a test of completion. */
    progress_percent: z.coerce.number().optional().catch(undefined),
  }),
  images: list(imageResult),
  videos: list(videoResult),
  audios: list(audioResult),
});
export type TaskResultAnswer = z.infer<typeof taskResultAnswer>;

/** Maps 1:1 onto queued, running, succeeded, failed; an unknown status is running, `known` false so that it is logged. */
export function readPlatformStatus(status: string): {
  status: 'queued' | 'running' | 'succeeded' | 'failed';
  known: boolean;
} {
  if (Object.hasOwn(platformStatuses, status)) {
    return { status: platformStatuses[status as keyof typeof platformStatuses], known: true };
  }
  return status === 'TASK_STATUS_EXPIRED' || status === 'expired'
    ? { status: 'failed', known: true }
    : { status: 'running', known: false };
}
