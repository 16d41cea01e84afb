import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emotions, languageBoosts } from '#lib/vendor/speech-limits.ts';
import {
  type HeardSound,
  levelOf,
  median,
  melodyOf,
  pitchesOf,
  secondsOf,
  shareBetween,
  spectrumOf,
} from './test-sound.ts';
import { sentence, TestSpeech } from './test-speech.ts';

/** What is promised of the speech can be heard: the sound is measured. */
const spoken = new TestSpeech();
afterAll(() => spoken.remove());

let plain: HeardSound;
beforeAll(async () => {
  plain = (await spoken.long({})).sound;
});

const pitchOf = (sound: HeardSound) => median(pitchesOf(sound));
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const voice = (voice_id: string) => ({ voice: { voice_id } });

/** 0: the same spectrum, 1: nothing in common. */
function difference(one: HeardSound, other: HeardSound): number {
  const [first, second] = [one, other].map((sound) => {
    const spectrum = spectrumOf(sound);
    const sum = spectrum.reduce((all, power) => all + power, 0);
    return spectrum.map((power) => power / sum);
  });
  return (first ?? []).reduce((all, power, bin) => all + Math.abs(power - (second?.[bin] ?? 0)), 0) / 2;
}

describe('what is read', () => {
  test('a longer text takes longer', async () => {
    const twice = await spoken.long({ text: `${sentence} ${sentence}` });
    expect(twice.durationSeconds / secondsOf(plain)).toBeGreaterThan(1.9);
    expect(twice.durationSeconds / secondsOf(plain)).toBeLessThan(2.1);
  });

  test('Mandarin is spoken, a syllable for each character', async () => {
    const text = '今天天气很好我们一起去公园散步吧';
    const { durationSeconds } = await spoken.long({ text, ...voice('female-shaonv') });
    const perCharacter = durationSeconds / text.length;
    expect(perCharacter).toBeGreaterThan(0.15);
    // "Chinese letter" for each would take 0.6 s.
    expect(perCharacter).toBeLessThan(0.4);
  });

  test('a Mandarin voice reads English as English', async () => {
    const english = await spoken.long({ ...voice('female-shaonv') });
    const boosted = await spoken.long({ ...voice('female-shaonv'), language_boost: 'English' });
    const german = await spoken.long({ ...voice('female-shaonv'), language_boost: 'German' });
    expect(hash(english.bytes)).toBe(hash(boosted.bytes));
    expect(hash(english.bytes)).not.toBe(hash(german.bytes));
  });

  test('every language that can be asked for is spoken', async () => {
    const heard = new Map<string, string>();
    for (const language_boost of languageBoosts) {
      const { sound, bytes } = await spoken.long({ text: 'Radio, banana, hotel.', language_boost });
      expect(secondsOf(sound)).toBeGreaterThan(0.8);
      heard.set(language_boost, hash(bytes));
    }
    // Languages of another script read Latin letters as English; three more share their nearest.
    expect(new Set(heard.values()).size).toBeGreaterThan(20);
  });

  test('digits are read as English when normalised', async () => {
    const asked = { text: '现在10点', ...voice('female-shaonv') };
    const plainly = await spoken.long(asked);
    const normal = await spoken.long({ ...asked, voice: { ...asked.voice, text_normalization: true } });
    const written = await spoken.long({ ...asked, text: '现在ten点' });
    expect(hash(normal.bytes)).toBe(hash(written.bytes));
    expect(hash(normal.bytes)).not.toBe(hash(plainly.bytes));
  });

  test('the words of the dictionary are spoken instead', async () => {
    const replaced = await spoken.long({ text: 'omg yes', pronunciation_dict: { tone: ['omg/oh my god'] } });
    const written = await spoken.long({ text: 'oh my god yes' });
    expect(hash(replaced.bytes)).toBe(hash(written.bytes));
  });

  test('pinyin is spoken with its tones', async () => {
    const say = (tone: number) => {
      const syllables = `(ma${tone})`.repeat(4);
      return spoken.long({
        text: '吗',
        pronunciation_dict: { tone: [`吗/${syllables}`] },
        ...voice('presenter_female'),
      });
    };
    const tones = [await say(1), await say(2), await say(3), await say(4), await say(5)];
    expect(new Set(tones.map(({ bytes }) => hash(bytes))).size).toBe(5);
    const [high, , , , low] = tones.map(({ sound }) => pitchOf(sound));
    expect(high).toBeGreaterThan((low ?? 0) * 1.15);
  });

  test('a text without a word is a short silence', async () => {
    const { sound } = await spoken.long({ text: ' … ' });
    expect(secondsOf(sound)).toBeGreaterThan(0.2);
    expect(levelOf(sound)).toBe(0);
  });
});

describe('how it is said', () => {
  test.each([0.5, 0.75, 1.5, 2])('speed %s', async (speed) => {
    const { durationSeconds } = await spoken.long({ voice: { speed } });
    expect((durationSeconds * speed) / secondsOf(plain)).toBeGreaterThan(0.85);
    expect((durationSeconds * speed) / secondsOf(plain)).toBeLessThan(1.15);
  });

  test('two voices differ in their sound', async () => {
    const other = await spoken.long(voice('lovely_girl'));
    expect(pitchOf(other.sound) / pitchOf(plain)).toBeGreaterThan(2);
    const [one, another] = [await spoken.long(voice('male-qn-badao')), await spoken.long(voice('Grinch'))];
    expect(difference(one.sound, another.sound)).toBeGreaterThan(0.1);
  });

  // The pairs that are nearest to each other of all.
  test.each([
    ['badao_shaoye', 'male-qn-jingying'],
    ['presenter_male', 'male-qn-jingying'],
    ['male-qn-jingying', 'male-qn-jingying-jingpin'],
    ['Charming_Santa', 'audiobook_male_1'],
    ['Sweet_Girl', 'female-shaonv'],
  ])('%s is not %s', async (one, other) => {
    const [first, second] = [await spoken.long(voice(one)), await spoken.long(voice(other))];
    expect(difference(first.sound, second.sound)).toBeGreaterThan(0.12);
  });

  test('volume changes the level and nothing else', async () => {
    const half = await spoken.long({ voice: { vol: 0.5 } });
    const twice = await spoken.long({ voice: { vol: 2 } });
    const most = await spoken.long({ voice: { vol: 10 } });
    expect(levelOf(half.sound) / levelOf(plain)).toBeCloseTo(0.5, 1);
    expect(levelOf(twice.sound) / levelOf(plain)).toBeGreaterThan(1.8);
    expect(levelOf(most.sound) / levelOf(plain)).toBeGreaterThan(3);
    expect(most.sound.samples.every((value) => Math.abs(value) <= 1)).toBe(true);
  });

  test.each([-12, -5, 5, 12])('pitch %i in semitones', async (pitch) => {
    const { sound } = await spoken.long({ voice: { voice_id: 'audiobook_female_1', pitch } });
    const own = await spoken.long(voice('audiobook_female_1'));
    expect(Math.abs(12 * Math.log2(pitchOf(sound) / pitchOf(own.sound)) - pitch)).toBeLessThan(1.2);
  });

  test('each feeling sounds like none of the others', async () => {
    const all = await Promise.all(
      emotions.map((emotion) => spoken.long({ voice: { voice_id: 'female-yujie', emotion } })),
    );
    expect(new Set(all.map(({ bytes }) => hash(bytes))).size).toBe(emotions.length);
    const said = Object.fromEntries(emotions.map((emotion, index) => [emotion, all[index]?.sound]));
    const { happy, sad, angry, surprised, neutral } = said;
    if (!happy || !sad || !angry || !surprised || !neutral) throw new Error('a feeling is missing');
    expect(secondsOf(sad)).toBeGreaterThan(secondsOf(happy) * 1.15);
    expect(pitchOf(surprised)).toBeGreaterThan(pitchOf(sad) * 1.25);
    expect(levelOf(angry)).toBeGreaterThan(levelOf(sad) * 1.5);
    expect(melodyOf(happy)).toBeGreaterThan(melodyOf(sad) * 1.3);
  });
});

describe('voice_modify', () => {
  const modified = async (voice_modify: Record<string, unknown>) =>
    (await spoken.long({ voice_modify })).sound;

  test('nothing changes at 0', async () => {
    const zero = await spoken.long({ voice_modify: { pitch: 0, intensity: 0, timbre: 0 } });
    expect(hash(zero.bytes)).toBe(hash((await spoken.long({})).bytes));
  });

  test('pitch: deeper or brighter', async () => {
    const [deep, bright] = [await modified({ pitch: -100 }), await modified({ pitch: 100 })];
    expect(pitchOf(deep)).toBeLessThan(pitchOf(plain) * 0.85);
    expect(pitchOf(bright)).toBeGreaterThan(pitchOf(plain) * 1.2);
  });

  test('intensity: stronger or softer', async () => {
    const [strong, soft] = [await modified({ intensity: -100 }), await modified({ intensity: 100 })];
    expect(levelOf(strong)).toBeGreaterThan(levelOf(plain) * 1.3);
    expect(levelOf(soft)).toBeLessThan(levelOf(plain) * 0.5);
  });

  test('timbre: richer or crisper', async () => {
    const [rich, crisp] = [await modified({ timbre: -100 }), await modified({ timbre: 100 })];
    const highs = (sound: HeardSound) => shareBetween(sound, 2500, 11_000);
    expect(highs(rich)).toBeLessThan(highs(plain) * 0.6);
    expect(highs(crisp)).toBeGreaterThan(highs(plain) * 1.6);
  });

  test('a telephone carries the middle alone', async () => {
    const sound = await modified({ sound_effects: 'lofi_telephone' });
    expect(shareBetween(sound, 0, 250)).toBeLessThan(0.02);
    expect(shareBetween(sound, 3600, 11_000)).toBeLessThan(0.03);
    expect(shareBetween(plain, 0, 250)).toBeGreaterThan(0.04);
  });

  test.each(['spacious_echo', 'auditorium_echo'])('%s sounds on', async (sound_effects) => {
    const sound = await modified({ sound_effects });
    const end = Math.round(secondsOf(plain) * sound.sampleRate);
    expect(secondsOf(sound)).toBeGreaterThan(secondsOf(plain) + 1);
    const tail = (from: number, to: number) =>
      levelOf({ samples: sound.samples.slice(end + from * sound.sampleRate, end + to * sound.sampleRate) });
    expect(tail(0, 0.3)).toBeGreaterThan(0.005);
    expect(tail(0, 0.3)).toBeGreaterThan(tail(1, 1.3) * 2);
  });

  test('a robot has metal in its throat', async () => {
    const own = await spoken.long(voice('Rudolph'));
    const robot = await spoken.long({ ...voice('Rudolph'), voice_modify: { sound_effects: 'robotic' } });
    expect(difference(own.sound, robot.sound)).toBeGreaterThan(0.25);
  });
});

describe('short speech', () => {
  test('the same seed gives the same bytes, another one other bytes', async () => {
    const [one, again, other] = [
      await spoken.short({ seed: 7 }),
      await spoken.short({ seed: 7 }),
      await spoken.short({ seed: 8 }),
    ];
    expect(hash(one.bytes)).toBe(hash(again.bytes));
    expect(hash(one.bytes)).not.toBe(hash(other.bytes));
    expect(secondsOf(other.sound) / secondsOf(one.sound)).toBeGreaterThan(0.85);
    expect(secondsOf(other.sound) / secondsOf(one.sound)).toBeLessThan(1.18);
  });

  test('less stability varies more from line to line', async () => {
    const spread = async (stability: number) => {
      const lengths: number[] = [];
      for (const seed of [1, 2, 3, 4, 5]) {
        const { sound } = await spoken.short({ text: 'One line.', seed, voice_settings: { stability } });
        lengths.push(pitchOf(sound));
      }
      return Math.max(...lengths) / Math.min(...lengths);
    };
    expect(await spread(0)).toBeGreaterThan((await spread(0.9)) * 1.02);
    expect(await spread(1)).toBe(1);
  });

  test('style widens the melody', async () => {
    const say = (style: number) => spoken.short({ voice_settings: { style, stability: 1 } });
    expect(melodyOf((await say(1)).sound)).toBeGreaterThan(melodyOf((await say(0)).sound) * 1.25);
  });

  test.each([0.25, 0.7, 1.2, 4])('speed %s', async (speed) => {
    const own = await spoken.short({ voice_settings: { stability: 1 } });
    const { sound } = await spoken.short({ voice_settings: { speed, stability: 1 } });
    expect((secondsOf(sound) * speed) / secondsOf(own.sound)).toBeGreaterThan(0.85);
    expect((secondsOf(sound) * speed) / secondsOf(own.sound)).toBeLessThan(1.15);
  });

  test('what stands before and after changes nothing', async () => {
    const alone = await spoken.short();
    const within = await spoken.short({
      previous_text: 'He said:',
      next_text: 'And left.',
      previous_request_ids: [alone.requestId],
    });
    expect(hash(within.bytes)).toBe(hash(alone.bytes));
    expect(within.requestId).not.toBe(alone.requestId);
  });

  test('the language that is asked for is spoken', async () => {
    const french = await spoken.short({ language_code: 'fr' });
    expect(hash(french.bytes)).not.toBe(hash((await spoken.short()).bytes));
  });

  test('numbers are read as asked', async () => {
    const say = async (text: string, apply_text_normalization: string) =>
      hash((await spoken.short({ text, apply_text_normalization })).bytes);
    expect(await say('In 1999', 'auto')).toBe(await say('In nineteen ninety-nine', 'auto'));
    expect(await say('In 1999', 'off')).not.toBe(await say('In 1999', 'on'));
  });

  test.each(['mp3_44100_128', 'opus_48000_64', 'pcm_44100', 'ulaw_8000'])(
    'streamed %s is as good as a whole file',
    async (output_format) => {
      const whole = await spoken.short({ output_format });
      const streamed = await spoken.short({ output_format, stream: true }, 'flash');
      expect(streamed.sizeBytes).toBeUndefined();
      expect(secondsOf(streamed.sound)).toBeCloseTo(secondsOf(whole.sound), 1);
    },
  );
});
