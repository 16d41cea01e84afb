import { platformPaths, type VendorNames } from '#lib/vendor/names.ts';
import type { SandboxTask, SpeechTask, VideoTask } from './task.ts';

/** A task of documents 2 and 3. */
export type PlatformTask = Exclude<SandboxTask, VideoTask>;

/** A link to a finished result, and how many seconds it lives. */
export interface ResultLink {
  url: string;
  seconds: number;
}

const statusWords = {
  queued: 'TASK_STATUS_QUEUED',
  running: 'TASK_STATUS_PROCESSING',
  succeeded: 'TASK_STATUS_SUCCEED',
  failed: 'TASK_STATUS_FAILED',
  // No status of the platform says it.
  cancelled: 'TASK_STATUS_FAILED',
} as const satisfies Record<SandboxTask['status'], string>;

/** What a task takes, for the two figures of its progress. */
export interface Progress {
  now: number;
  seconds: number;
}

/**
 * A task as the result query shows it (spec 0, "The result query of documents 2 and 3"). The three lists are always
 * there. TTLs are a string for images and a number for the others, because both have been seen.
 */
export function platformAnswer(
  task: PlatformTask,
  link: ResultLink | undefined,
  names: VendorNames,
  progress: Progress,
) {
  return {
    task: {
      task_id: task.id,
      status: statusWords[task.status],
      reason: reasonOf(task),
      task_type: taskTypeOf(task, names),
      ...figuresOf(task, progress),
    },
    images:
      link && task.kind === 'picture'
        ? [{ image_url: link.url, image_url_ttl: String(link.seconds), image_type: 'png' }]
        : [],
    videos:
      link && task.kind === 'reference-video'
        ? [{ video_url: link.url, video_url_ttl: link.seconds, video_type: 'mp4' }]
        : [],
    audios: link && task.kind === 'speech' ? [audioOf(task, link)] : [],
    extra: {},
  };
}

/** The document names `audio_metadata` and does not show it: these are the file's own figures. */
function audioOf({ body, spoken }: SpeechTask, link: ResultLink) {
  const { format, sample_rate, channel, bitrate } = body.audio_setting;
  return {
    audio_url: link.url,
    audio_url_ttl: link.seconds,
    audio_type: format,
    audio_metadata: {
      audio_length: Math.round((spoken?.durationSeconds ?? 0) * 1000),
      audio_size: spoken?.sizeBytes ?? 0,
      audio_sample_rate: sample_rate,
      audio_channel: channel,
      ...(format === 'mp3' ? { bitrate } : {}),
    },
  };
}

function reasonOf({ status, error }: PlatformTask): string {
  if (status === 'cancelled') return 'TASK_FAILED: the task was cancelled';
  return status === 'failed' && error ? `${error.code}: ${error.message}` : '';
}

/** The endpoint's name in capitals: `VENDOR_1_KONTEXT_PRO`, `VENDOR2_6_V2V`, `VENDOR_SPEECH_2_6_TURBO`. */
function taskTypeOf(task: PlatformTask, names: VendorNames): string {
  const paths = platformPaths(names);
  const pathOf = {
    speech: paths.longSpeech,
    'reference-video': paths.referenceVideo,
  } as const;
  const path = task.kind === 'picture' ? paths[task.model] : pathOf[task.kind];
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.replace(/[^a-z0-9]+/gi, '_').toUpperCase();
}

/**
 * Seconds that are left and the share that is done, by the clock alone: neither tells that a task is over. A picture
 * never gets beyond 0, as has been seen (spec 0: "can be 0 even on success").
 */
function figuresOf(task: PlatformTask, { now, seconds }: Progress) {
  const isMeasured = task.kind !== 'picture';
  if (task.status === 'succeeded') return { eta: 0, progress_percent: isMeasured ? 100 : 0 };
  if (task.status !== 'queued' && task.status !== 'running') return { eta: 0, progress_percent: 0 };
  const elapsed = Math.max(0, (now - task.acceptedAt) / 1000);
  const isRunning = task.status === 'running' && seconds > 0 && isMeasured;
  return {
    eta: Math.max(1, Math.ceil(seconds - elapsed)),
    progress_percent: isRunning ? Math.min(99, Math.floor((elapsed / seconds) * 100)) : 0,
  };
}
