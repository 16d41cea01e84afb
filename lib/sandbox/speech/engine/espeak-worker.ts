import startEspeak from '@echogarden/espeak-ng-emscripten';
import { report } from '#lib/sandbox/report.ts';
import type { Utterance, UtteranceMessage } from './utterance.ts';

/**
 * The process that speaks, and the only file that imports eSpeak NG: it is under the GPL, so it runs apart from
 * everything else, takes text and answers with samples. It ends when the process that started it does.
 */
const espeak = await startEspeak();
const voice = await new espeak.eSpeakNGWorker();
// The glue code keeps a buffer for texts inside that memory and makes a larger one when a text is longer: it must be
// as large as it will ever be before the memory is kept. The second call makes the buffer that the first one missed.
const longestText = 32_768;
for (let time = 0; time < 3; time += 1) voice.synthesize(' '.repeat(longestText), () => undefined);
// The engine keeps noise and phases from one sentence to the next. Going back to its first memory makes every
// sentence sound the same however often, and after whatever else, it is said.
const firstMemory = espeak.HEAPU8.slice();
const variantFile = '/usr/share/espeak-ng-data/voices/!v/asked';

process.on('message', ({ id, utterance }: UtteranceMessage) => {
  try {
    answer({ id, samples: say(utterance) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
process.on('uncaughtException', (error) => report('speaking process', error));

/** Whoever asked may be gone by now. */
function answer(message: object): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

function say({ text, language, wordsPerMinute, variant }: Utterance): Int16Array {
  espeak.HEAPU8.set(firstMemory);
  espeak.HEAPU8.fill(0, firstMemory.length);
  espeak.FS.writeFile(variantFile, variant);
  if (voice.set_voice(`${language}+asked`) !== 0) throw new Error(`the engine has no voice for ${language}`);
  voice.set_rate(wordsPerMinute);
  voice.set_pitch(50);
  voice.set_range(50);
  const parts: Int16Array[] = [];
  voice.synthesize(escapeMarkup(text), (samples) => {
    if (samples && samples.length > 0) parts.push(samples.slice());
  });
  const all = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The engine takes SSML, and `[[...]]` for sounds: neither is meant by the text that is to be read. */
function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('[[', '[ [');
}
