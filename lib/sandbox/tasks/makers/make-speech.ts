import type { Made, SpeechTask } from '#lib/sandbox/tasks/task.ts';
import type { MakeParts } from './maker.ts';

/** Has a text read aloud. It takes as long as the reading takes. */
export async function makeSpeech(task: SpeechTask, { speech, store, signal }: MakeParts): Promise<Made> {
  const { durationSeconds, sizeBytes } = await speech.makeLongSpeech(task.body, store.resultOf(task), signal);
  return { inputs: [], spoken: { durationSeconds, sizeBytes } };
}
