import { makePicture } from './makers/make-picture.ts';
import { makeReferenceVideo } from './makers/make-reference-video.ts';
import { makeSpeech } from './makers/make-speech.ts';
import { makeVideo } from './makers/make-video.ts';
import type { MakeParts } from './makers/maker.ts';
import type { Made, SandboxTask } from './task.ts';

/** Makes what a task was asked for and answers with what it has learned about it. The result is in the task's folder. */
export function makeResult(task: SandboxTask, parts: MakeParts): Promise<Made> {
  if (task.kind === 'picture') return makePicture(task, parts);
  if (task.kind === 'speech') return makeSpeech(task, parts);
  return task.kind === 'reference-video' ? makeReferenceVideo(task, parts) : makeVideo(task, parts);
}
