import { between, type Random, seededRandom } from '#lib/sandbox/render/random.ts';
import { effectChain } from './effects/chain.ts';
import { Resampler } from './effects/resample.ts';
import { stretch } from './effects/stretch.ts';
import type { Synthesizer } from './engine/synthesizer.ts';
import { engineSampleRate } from './engine/utterance.ts';
import { type Destination, openSound, type SoundWriter } from './formats/sound-writer.ts';
import { type Line, planReading } from './reading/plan-reading.ts';
import type { SpeechJob, SpokenFacts } from './speech-job.ts';
import { combine, type Delivery, rateOf, variantOf } from './voices/delivery.ts';

/** How loud plain speech is: its effective value where somebody speaks. */
const plainLevel = 0.11;
const blockSamples = engineSampleRate;
/** A text without a word is a short silence, which is a file all the same. */
const silenceSeconds = 0.25;

/**
 * Speaks a text line by line: at no time more than one line of it is in memory as sound. Throws when `signal` is
 * aborted.
 */
export async function speak(
  job: SpeechJob,
  destination: Destination,
  synthesizer: Synthesizer,
  signal: AbortSignal,
): Promise<SpokenFacts> {
  const writer = await openSound(job.format, destination);
  try {
    return await speakTo(writer, job, synthesizer, signal);
  } catch (error) {
    await writer.abandon().catch(() => undefined);
    throw error;
  }
}

async function speakTo(
  writer: SoundWriter,
  job: SpeechJob,
  synthesizer: Synthesizer,
  signal: AbortSignal,
): Promise<SpokenFacts> {
  const resampler = new Resampler(engineSampleRate, job.format.sampleRate);
  const chain = effectChain(job.effects, engineSampleRate);
  let written = 0;
  const put = async (sound: Float32Array) => {
    for (let at = 0; at < sound.length; at += blockSamples) {
      const block = sound.slice(at, at + blockSamples);
      for (const effect of chain) effect.process(block);
      const resampled = resampler.push(block);
      written += resampled.length;
      await writer.write(resampled);
      signal.throwIfAborted();
    }
  };
  const random = seededRandom(job.seed);
  for (const line of planReading(job.text, job.reading)) {
    signal.throwIfAborted();
    const delivery = combine(job.delivery, varied(random, job.variation));
    await put(await sayLine(line, job, delivery, synthesizer));
    await put(silence(line.pauseSeconds / delivery.speed));
  }
  if (written === 0) await put(silence(silenceSeconds));
  await put(silence(Math.max(0, ...chain.map(({ tailSeconds }) => tailSeconds))));
  const rest = resampler.finish();
  written += rest.length;
  await writer.write(rest);
  await writer.finish();
  return { durationSeconds: written / job.format.sampleRate };
}

/** One line as sound of the plain level, without the silence around it. */
async function sayLine(
  { text, language }: Line,
  { voice }: SpeechJob,
  delivery: Delivery,
  synthesizer: Synthesizer,
): Promise<Float32Array> {
  const { wordsPerMinute, stretch: factor } = rateOf(voice, delivery);
  const variant = variantOf(voice, delivery);
  const samples = await synthesizer.say({ text, language, wordsPerMinute, variant });
  const sound = leveled(samples, plainLevel * delivery.loudness);
  return factor === 1 ? sound : stretch(sound, factor, engineSampleRate);
}

/** Voices differ in loudness by a factor of three; here they are as loud as they are meant to be. */
function leveled(samples: Int16Array, level: number): Float32Array {
  const quiet = 200;
  const start = samples.findIndex((value) => Math.abs(value) > quiet);
  if (start < 0) return new Float32Array(0);
  const end = samples.findLastIndex((value) => Math.abs(value) > quiet) + 1;
  let power = 0;
  let loud = 0;
  for (let index = start; index < end; index += 1) {
    const value = (samples[index] ?? 0) / 32_768;
    if (Math.abs(value) < 0.01) continue;
    power += value * value;
    loud += 1;
  }
  const gain = level / Math.sqrt(power / Math.max(1, loud) + 1e-9);
  return Float32Array.from(samples.subarray(start, end), (value) => (value / 32_768) * Math.min(8, gain));
}

/** A speaker never says two lines in quite the same way. */
function varied(random: Random, amount: number): Partial<Delivery> {
  if (amount === 0) return {};
  const change = (most: number) => between(random, -most, most) * amount;
  return {
    semitones: change(2.5),
    melody: 1 + change(0.5),
    speed: 1 + change(0.1),
    loudness: 1 + change(0.15),
  };
}

function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * engineSampleRate));
}
