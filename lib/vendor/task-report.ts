import { readPlatformStatus, type TaskResultAnswer, taskResultAnswer } from './task-result.ts';
import { type QueriedTask, queryAnswer, readStatus, type TaskStatus, type Usage } from './video.ts';

/** Which of the two queries tells of a task: document 1's, or the result query of documents 2 and 3. */
export type QueryKind = 'video-task' | 'task-result';

/** One file that the vendor made, behind a link that dies within a day or an hour. */
export interface ReportedResult {
  kind: 'image' | 'video' | 'audio';
  /** Absent when the vendor lists a result without its link. */
  url?: string | undefined;
  /** Seconds that the link lives from the answer on, where the vendor says so. */
  ttlSeconds?: number | undefined;
  /** The vendor's word for its format, such as `png` or `mp3`. */
  type?: string | undefined;
}

/** What the vendor says of a task, whichever of its two queries was asked. */
export interface TaskReport {
  id: string;
  /** A status nobody knows counts as running. */
  status: TaskStatus;
  /** False when the status is in no document, so that it is logged. */
  known: boolean;
  /** The vendor's own word for the status. */
  statusWord: string;
  failure?: { code?: string | undefined; message?: string | undefined } | undefined;
  results: ReportedResult[];
  /** What a text tool made. */
  text?: string | undefined;
  usage?: Usage | undefined;
  /** The length of a video, in whole seconds. */
  seconds?: number | undefined;
  /** The answer as it came, to be kept. */
  raw: object;
}

/** From document 1's query. */
export function reportOfVideoTask(task: QueriedTask): TaskReport {
  const { id, status: statusWord, content, usage, duration: seconds, error } = task;
  const url = content?.url || undefined;
  return {
    id,
    ...readStatus(statusWord),
    statusWord,
    failure: error ? { code: error.code || undefined, message: error.message || undefined } : undefined,
    results: url ? [{ kind: 'video', url }] : [],
    text: content?.prompt || undefined,
    usage: usage ?? undefined,
    seconds,
    raw: task,
  };
}

/** From the result query. Its `reason` is prose, a code word (`TASK_FAILED`), or prose with a code in brackets. */
export function reportOfTaskResult(answer: TaskResultAnswer): TaskReport {
  const { task, images, videos, audios } = answer;
  const { task_id: id, status: statusWord, reason } = task;
  const results: ReportedResult[] = [
    ...videos.map((one) => result('video', one.video_url, one.video_url_ttl, one.video_type)),
    ...images.map((one) => result('image', one.image_url, one.image_url_ttl, one.image_type)),
    ...audios.map((one) => result('audio', one.audio_url, one.audio_url_ttl, one.audio_type)),
  ];
  return {
    id,
    ...readPlatformStatus(statusWord),
    statusWord,
    failure: reason ? { code: codeIn(reason), message: reason } : undefined,
    results,
    raw: answer,
  };
}

function result(
  kind: ReportedResult['kind'],
  url: string | undefined,
  ttlSeconds: number | undefined,
  type: string | undefined,
): ReportedResult {
  return { kind, url: url || undefined, ttlSeconds, type: type || undefined };
}

function codeIn(reason: string): string | undefined {
  return /^[A-Z][A-Z0-9_]{3,99}/.exec(reason)?.[0] ?? /\((\d{4})\)\s*$/.exec(reason)?.[1];
}

/** The report that an answer of either query held which was kept; undefined when it can no longer be read. */
export function readKeptReport(kept: unknown): TaskReport | undefined {
  const video = queryAnswer.shape.task.safeParse(kept);
  if (video.success) return reportOfVideoTask(video.data);
  const platform = taskResultAnswer.safeParse(kept);
  return platform.success ? reportOfTaskResult(platform.data) : undefined;
}
