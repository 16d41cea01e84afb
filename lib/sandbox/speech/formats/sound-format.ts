import type { LongAudioFormat, OutputFormat } from '#lib/vendor/speech-limits.ts';
import { readOutputFormat } from '#lib/vendor/speech-limits.ts';

/** The file that is asked for. `pcm`, `ulaw` and `alaw` are bare samples without a header. */
export interface SoundFormat {
  kind: 'mp3' | 'flac' | 'wav' | 'opus' | 'pcm' | 'ulaw' | 'alaw';
  sampleRate: number;
  channels: 1 | 2;
  /** Bits a second of mp3 and opus. */
  bitrate?: number | undefined;
}

/**
 * The most that MPEG audio has at a sample rate. Document 2 lets 256,000 be combined with 8,000 Hz; no file can be
 * both, so that the nearest one is made.
 */
export function mp3Bitrate(sampleRate: number, wanted: number): number {
  if (sampleRate < 16_000) return Math.min(wanted, 64_000);
  return sampleRate < 32_000 ? Math.min(wanted, 160_000) : wanted;
}

/** `audio_setting` of the long endpoint. */
export function longFormat(setting: {
  format: LongAudioFormat;
  sample_rate: number;
  bitrate: number;
  channel: 1 | 2;
}): SoundFormat {
  const { format, sample_rate: sampleRate, bitrate, channel } = setting;
  const file = { kind: format, sampleRate, channels: channel };
  return format === 'mp3' ? { ...file, bitrate: mp3Bitrate(sampleRate, bitrate) } : file;
}

/** `output_format` of the short endpoints: one channel. */
export function shortFormat(format: OutputFormat): SoundFormat {
  const { codec, sampleRate, kilobits } = readOutputFormat(format);
  const file = { kind: codec, sampleRate, channels: 1 } as const;
  return kilobits === undefined ? file : { ...file, bitrate: kilobits * 1000 };
}

/** The content type of a file of this format. */
export function mimeTypeOf({ kind, sampleRate, channels }: SoundFormat): string {
  if (kind === 'pcm') return `audio/pcm;rate=${sampleRate};channels=${channels}`;
  const types = {
    mp3: 'audio/mpeg',
    flac: 'audio/flac',
    wav: 'audio/wav',
    opus: 'audio/ogg;codecs=opus',
    ulaw: 'audio/basic',
    alaw: 'audio/x-alaw-basic',
  } as const;
  return types[kind];
}

/** The ending of a file of this format, without the dot. */
export function extensionOf({ kind }: SoundFormat): string {
  return kind === 'opus' ? 'ogg' : kind;
}
