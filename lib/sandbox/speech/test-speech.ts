import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flashSpeechBody, longSpeechBody } from '#lib/vendor/speech.ts';
import { type OutputFormat, readOutputFormat } from '#lib/vendor/speech-limits.ts';
import { Speech } from './speech.ts';
import { type HeardSound, hear, hearBare } from './test-sound.ts';

export const sentence = 'The quick brown fox jumps over the lazy dog, and then it goes home for supper.';

/** Speech as a test asks for it and hears it, without HTTP. */
export class TestSpeech {
  readonly speech = new Speech();
  readonly #folder = mkdtempSync(join(tmpdir(), 'speech-test-'));
  readonly #never = new AbortController().signal;
  #count = 0;

  /** A long speech with these settings in WAV, unless they say otherwise. */
  async long(wish: {
    text?: string;
    voice?: Record<string, unknown>;
    audio?: Record<string, unknown>;
    [field: string]: unknown;
  }) {
    const { text = sentence, voice, audio, ...more } = wish;
    const body = longSpeechBody.parse({
      text,
      voice_setting: { voice_id: 'Arnold', ...voice },
      audio_setting: { format: 'wav', sample_rate: 22050, ...audio },
      ...more,
    });
    this.#count += 1;
    const path = join(this.#folder, `${this.#count}`);
    const facts = await this.speech.makeLongSpeech(body, path, this.#never);
    const bytes = readFileSync(path);
    const { format, sample_rate } = body.audio_setting;
    const sound = format === 'pcm' ? hearBare(bytes, 'pcm', sample_rate) : await hear(bytes);
    return { ...facts, bytes, sound };
  }

  /** A short speech with these fields in bare PCM, unless they say otherwise. */
  async short(wish: Record<string, unknown> = {}, model: 'flash' | 'multilingual' = 'multilingual') {
    const body = flashSpeechBody.parse({
      text: sentence,
      voice_id: 'JBFqnCBsd6RMkjVDRZzb',
      output_format: 'pcm_22050',
      seed: 1,
      ...wish,
    });
    const { chunks, ...about } = await this.speech.speakShort(body, model, this.#never);
    const parts: Uint8Array[] = [];
    for await (const part of chunks) parts.push(part);
    const bytes = Buffer.concat(parts);
    return { ...about, bytes, sound: await hearShort(bytes, body.output_format) };
  }

  remove(): void {
    this.speech.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function hearShort(bytes: Buffer, format: OutputFormat): Promise<HeardSound> {
  const { codec, sampleRate } = readOutputFormat(format);
  return codec === 'mp3' || codec === 'opus' ? hear(bytes) : hearBare(bytes, codec, sampleRate);
}
