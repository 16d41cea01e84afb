import { between, pick, seededRandom } from '#lib/sandbox/render/random.ts';
import { premadeVoice } from './premade-voices.ts';
import { systemVoice } from './system-voices.ts';
import type { Voice } from './voice.ts';

/** Cloned voices are made outside this interface; here an id is one by how it begins. */
const cloned = /^clone/i;
/** The shape of the ids of the short endpoints, for voices of an account that we cannot know. */
const accountVoice = /^[A-Za-z0-9]{20}$/;

/** The voice of the long endpoint, or undefined for an id that it refuses. */
export function findLongVoice(id: string): Voice | undefined {
  return systemVoice(id) ?? (cloned.test(id) ? madeUpVoice(id) : undefined);
}

/** The voice of the short endpoints, or undefined for an id that they refuse. */
export function findShortVoice(id: string): Voice | undefined {
  return premadeVoice(id) ?? (cloned.test(id) || accountVoice.test(id) ? madeUpVoice(id) : undefined);
}

/** The rule that a voice id of the long endpoint breaks, in words; undefined when it can speak. */
export function longVoiceRule(id: string): string | undefined {
  return findLongVoice(id) ? undefined : `voice_setting.voice_id: voice ${id} does not exist`;
}

/** The rule that a voice id of the short endpoints breaks, in words; undefined when it can speak. */
export function shortVoiceRule(id: string): string | undefined {
  return findShortVoice(id) ? undefined : `voice_id: voice ${id} does not exist`;
}

/** A speaker for an id that nothing is known about: always the same one for the same id. */
function madeUpVoice(id: string): Voice {
  const random = seededRandom(id);
  const isFemale = random() < 0.5;
  const low = isFemale ? between(random, 150, 225) : between(random, 66, 118);
  const english = pick(random, ['en-us', 'en-us', 'en-gb-x-rp', 'en-gb-scotland']);
  return {
    name: id,
    low,
    high: low * between(random, 1.32, 1.62),
    formants: isFemale ? between(random, 104, 118) : between(random, 88, 104),
    pace: between(random, 0.9, 1.1),
    roughness: Math.floor(between(random, 0, 4)),
    breath: Math.floor(between(random, 0, 4)),
    flutter: 1,
    english,
    home: english,
  };
}
