import { rm } from 'node:fs/promises';
import {
  type AudioCodec,
  AudioSampleSink,
  AudioSampleSource,
  Conversion,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathTarget,
  FlacOutputFormat,
  type InputAudioTrack,
  Mp3OutputFormat,
  Output,
  Quality,
  WavOutputFormat,
} from 'mediabunny';
import { MediaError } from './media-error.ts';
import { openTimed } from './open-timed.ts';

/** Writes several sounds one after another into one file; each function gives the seconds that every one took. */

type Use<Answer> = (track: InputAudioTrack) => Promise<Answer>;

async function withTrack<Answer>(path: string, use: Use<Answer>): Promise<Answer> {
  using input = openTimed(path);
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new MediaError('not-media', 'A part of this narration has no sound track.');
  return await use(track);
}

interface Form {
  codec: AudioCodec | null;
  sampleRate: number;
  numberOfChannels: number;
}

function formOf(path: string): Promise<Form> {
  return withTrack(path, async (track) => ({
    codec: await track.getCodec(),
    sampleRate: await track.getSampleRate(),
    numberOfChannels: await track.getNumberOfChannels(),
  }));
}

function isAlike(one: Form, other: Form): boolean {
  return one.sampleRate === other.sampleRate && one.numberOfChannels === other.numberOfChannels;
}

/** MP3 files of one rate and channel count: their frames can follow one another. */
export async function isSameMp3(paths: readonly string[]): Promise<boolean> {
  const forms = await Promise.all(paths.map(formOf));
  const [first] = forms;
  return forms.every((form) => form.codec === 'mp3' && first !== undefined && isAlike(form, first));
}

/** Every frame of every file, unchanged, under one index. */
export async function copyMp3(paths: readonly string[], target: string): Promise<number[]> {
  const output = new Output({ format: new Mp3OutputFormat(), target: new FilePathTarget(target) });
  const source = new EncodedAudioPacketSource('mp3');
  output.addAudioTrack(source);
  await output.start();
  const partSeconds: number[] = [];
  let end = 0;
  for (const path of paths) {
    const begin = end;
    await withTrack(path, async (track) => {
      const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
      for await (const packet of new EncodedPacketSink(track).packets()) {
        await source.add(packet.clone({ timestamp: end }), decoderConfig ? { decoderConfig } : undefined);
        end += packet.duration;
      }
    });
    partSeconds.push(end - begin);
  }
  await output.finalize();
  return partSeconds;
}

const outputs = {
  mp3: () => new Mp3OutputFormat(),
  flac: () => new FlacOutputFormat(),
} as const;

/** Decoded and encoded once, in the form of the first. FLAC loses nothing by it. */
export async function encodeAll(
  paths: readonly string[],
  target: string,
  codec: keyof typeof outputs,
): Promise<number[]> {
  const forms = await Promise.all(paths.map(formOf));
  const [form] = forms;
  if (!form) throw new Error('There is nothing to join.');
  const areAlike = forms.every((one) => one.codec === form.codec && isAlike(one, form));
  const output = new Output({ format: outputs[codec](), target: new FilePathTarget(target) });
  const transform = { sampleFormat: 's16' } as const;
  const source = new AudioSampleSource({ codec, quality: new Quality('high'), transform });
  output.addAudioTrack(source);
  await output.start();
  const partSeconds: number[] = [];
  let end = 0;
  for (const [index, path] of paths.entries()) {
    const begin = end;
    // The encoder wants one form of samples from beginning to end.
    const alike = areAlike ? path : `${target}.${index}.wav`;
    if (!areAlike) await convert(path, alike, form);
    await withTrack(alike, async (track) => {
      for await (const sample of new AudioSampleSink(track).samples()) {
        sample.setTimestamp(end);
        end += sample.numberOfFrames / sample.sampleRate;
        await source.add(sample);
        sample.close();
      }
    });
    if (!areAlike) await rm(alike);
    partSeconds.push(end - begin);
  }
  await output.finalize();
  return partSeconds;
}

/**
 * Another rate and channel count, by way of a plain WAV file: mixing the channels of decoded MP3 down at once breaks
 * the library (mediabunny 1.61).
 */
async function convert(path: string, target: string, { sampleRate, numberOfChannels }: Form): Promise<void> {
  const plain = `${target}.plain`;
  await toWav(path, plain, {});
  await toWav(plain, target, { sampleRate, numberOfChannels });
  await rm(plain);
}

async function toWav(path: string, target: string, form: Partial<Omit<Form, 'codec'>>): Promise<void> {
  using input = openTimed(path);
  const output = new Output({ format: new WavOutputFormat(), target: new FilePathTarget(target) });
  const audio = { codec: 'pcm-s16', forceTranscode: true, ...form } as const;
  const conversion = await Conversion.init({ input, output, tracks: 'primary', audio, showWarnings: false });
  await conversion.execute();
}
