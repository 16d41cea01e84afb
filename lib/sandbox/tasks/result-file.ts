import { extensionOf, longFormat, mimeTypeOf } from '#lib/sandbox/speech/formats/sound-format.ts';
import { imageLinkHours } from '#lib/vendor/image-limits.ts';
import { referenceVideoLimits } from '#lib/vendor/reference-video-limits.ts';
import { longSpeechLimits } from '#lib/vendor/speech-limits.ts';
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
  if (task.kind === 'speech') {
    const format = longFormat(task.body.audio_setting);
    const extension = extensionOf(format);
    return {
      name: `speech.${extension}`,
      extension,
      mediaType: mimeTypeOf(format),
      linkSeconds: longSpeechLimits.linkHours * hour,
    };
  }
  const linkSeconds = task.kind === 'video' ? hour : referenceVideoLimits.linkHours * hour;
  return { name: 'video.mp4', extension: 'mp4', mediaType: 'video/mp4', linkSeconds };
}
