import { afterAll, expect, test } from 'vitest';
import { outputFormats, readOutputFormat } from '#lib/vendor/speech-limits.ts';
import { levelOf, secondsOf } from './test-sound.ts';
import { TestSpeech } from './test-speech.ts';

/** Every format that can be asked for, decoded: what comes is what was asked. */
const spoken = new TestSpeech();
afterAll(() => spoken.remove());

const contentTypes = {
  mp3: 'audio/mpeg',
  opus: 'audio/ogg;codecs=opus',
  ulaw: 'audio/basic',
  alaw: 'audio/x-alaw-basic',
};

test.each(outputFormats)('a short speech in %s', async (output_format) => {
  const { codec, sampleRate, kilobits } = readOutputFormat(output_format);
  const plain = await spoken.short();
  const { sound, mimeType, bytes, sizeBytes } = await spoken.short({ output_format });
  expect(mimeType).toBe(codec === 'pcm' ? `audio/pcm;rate=${sampleRate};channels=1` : contentTypes[codec]);
  expect(sizeBytes).toBe(bytes.length);
  expect(sound).toMatchObject({ codec, sampleRate, channels: 1 });
  // Codecs of packets fill up the last one, and may start with a little silence.
  expect(Math.abs(secondsOf(sound) - secondsOf(plain.sound))).toBeLessThan(codec === 'mp3' ? 0.17 : 0.03);
  expect(levelOf(sound) / levelOf(plain.sound)).toBeGreaterThan(0.85);
  expect(levelOf(sound) / levelOf(plain.sound)).toBeLessThan(1.15);
  if (codec === 'mp3') expect(sound.bitrate / 1000).toBeCloseTo(kilobits ?? 0, 0);
  // Opus spends what a voice needs at the moment; what was asked for is an average.
  if (codec === 'opus') expect(Math.abs(sound.bitrate / 1000 / (kilobits ?? 0) - 1)).toBeLessThan(0.3);
});

test.each([
  ['mp3', 44100, 256000, 2],
  ['mp3', 44100, 128000, 1],
  ['mp3', 32000, 32000, 1],
  ['mp3', 32000, 256000, 2],
  ['mp3', 24000, 64000, 2],
  ['mp3', 22050, 128000, 1],
  ['mp3', 16000, 64000, 1],
  ['mp3', 8000, 32000, 2],
  ['wav', 8000, 128000, 1],
  ['wav', 44100, 128000, 2],
  ['flac', 16000, 128000, 1],
  ['flac', 32000, 128000, 2],
  ['pcm', 24000, 128000, 1],
])('a long speech as %s, %i Hz, %i bits, %i channels', async (format, sample_rate, bitrate, channel) => {
  const plain = await spoken.long({});
  const { sound, ...facts } = await spoken.long({ audio: { format, sample_rate, bitrate, channel } });
  const codec = format === 'wav' ? 'pcm-s16' : format;
  expect(sound).toMatchObject({ codec, sampleRate: sample_rate, channels: channel });
  expect(facts).toMatchObject({ sampleRate: sample_rate, channels: channel, sizeBytes: facts.bytes.length });
  expect(facts.durationSeconds).toBeCloseTo(plain.durationSeconds, 2);
  // Frames are filled up with silence: one of mp3 or flac is a tenth of a second at most.
  const slack = { mp3: 0.25, flac: 0.12, wav: 0.001, pcm: 0.001 }[format] ?? 0;
  expect(Math.abs(secondsOf(sound) - facts.durationSeconds)).toBeLessThan(slack);
  if (format === 'mp3') expect(Math.round(sound.bitrate / 1000)).toBe(bitrate / 1000);
});

test.each([
  [8000, 128000, 64],
  [8000, 256000, 64],
  [16000, 256000, 160],
  [24000, 256000, 160],
])(
  'mp3 at %i Hz has no %i bits a second: the most that it has is made',
  async (sample_rate, bitrate, most) => {
    const { sound } = await spoken.long({ audio: { format: 'mp3', sample_rate, bitrate } });
    expect(Math.round(sound.bitrate / 1000)).toBe(most);
  },
);

test('two channels of bare samples are twice as long', async () => {
  const one = await spoken.long({ audio: { format: 'pcm', channel: 1 } });
  const two = await spoken.long({ audio: { format: 'pcm', channel: 2 } });
  expect(two.bytes.length).toBe(2 * one.bytes.length);
  expect(two.mimeType).toBe('audio/pcm;rate=22050;channels=2');
});

test('more bits of opus are more bytes', async () => {
  const sizes = [];
  for (const output_format of outputFormats.filter((format) => format.startsWith('opus'))) {
    sizes.push((await spoken.short({ output_format })).bytes.length);
  }
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  expect(new Set(sizes).size).toBe(5);
});
