import { z } from 'zod';
import { longSpeechLimits, outputFormats, readOutputFormat } from './speech-limits.ts';

/** Samples without any header: nothing in the bytes themselves says what they are. */
export interface RawSound {
  /** `pcm` is 16 bits a sample, little-endian; the other two are the 8 bits of G.711. */
  encoding: 'pcm' | 'ulaw' | 'alaw';
  sampleRate: number;
  channels: number;
}

const shortBody = z.looseObject({ output_format: z.enum(outputFormats) });
const longBody = z.looseObject({
  audio_setting: z.looseObject({
    format: z.literal('pcm'),
    sample_rate: z.number().catch(longSpeechLimits.sampleRate.initial),
    channel: z.number().catch(longSpeechLimits.channels.initial),
  }),
});

/** The headerless sound that a create call asked for (document 2); undefined when it asked for a real file. */
export function rawSoundOf(requestBody: unknown): RawSound | undefined {
  const short = shortBody.safeParse(requestBody);
  if (short.success) {
    const { codec, sampleRate } = readOutputFormat(short.data.output_format);
    return codec === 'mp3' || codec === 'opus' ? undefined : { encoding: codec, sampleRate, channels: 1 };
  }
  const long = longBody.safeParse(requestBody);
  if (!long.success) return undefined;
  const { sample_rate: sampleRate, channel: channels } = long.data.audio_setting;
  return { encoding: 'pcm', sampleRate, channels };
}
