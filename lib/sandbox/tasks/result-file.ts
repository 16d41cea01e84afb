import { imageLinkHours } from '#lib/vendor/image-limits.ts';
import { referenceVideoLimits } from '#lib/vendor/reference-video-limits.ts';
import type { SandboxTask } from './task.ts';

/** The file that a task makes: its name in the task's folder, what it is, and how long a link to it lives. */
export interface ResultFile {
  name: string;
  extension: string;
  mediaType: string;
  linkSeconds: number;
}

const hour = 60 * 60;

export function resultFileOf(task: SandboxTask): ResultFile {
  if (task.kind === 'picture') {
    return {
      name: 'picture.png',
      extension: 'png',
      mediaType: 'image/png',
      linkSeconds: imageLinkHours * hour,
    };
  }
  const linkSeconds = task.kind === 'video' ? hour : referenceVideoLimits.linkHours * hour;
  return { name: 'video.mp4', extension: 'mp4', mediaType: 'video/mp4', linkSeconds };
}
