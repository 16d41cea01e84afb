import { between, pick, type Random, seededRandom } from '#lib/sandbox/render/random.ts';
import { promptLimit } from '#lib/vendor/video-limits.ts';
import type { TaskInput, VideoTask } from './task.ts';

/**
 * The structured prompt of an h3_context_ir task: what was said, kept word for word, and beside it what a director
 * would add. The same request always gets the same words.
 */
export function enhancePrompt({ prompt, inputs, durationSeconds = 5 }: VideoTask): string {
  const random = seededRandom(`${prompt} ${inputs.map(({ role }) => role).join(' ')} ${durationSeconds}`);
  const sentences = prompt
    .split(/(?<=[.!?。！？])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const [subject = 'The subject of the given material', ...scene] = sentences;
  const mood = moodOf(prompt, random);
  const references: Section[] = inputs.length > 0 ? [['References', referenceWords(inputs)]] : [];
  const sections: Section[] = [
    [
      'Subject',
      `${ended(subject)} Its shape, clothing and materials stay the same from the first frame to the last.`,
    ],
    ['Scene', `${scene.map(ended).join(' ')} ${mood.place}`.trim()],
    ...references,
    ['Camera', `${pick(random, camera)} ${pick(random, lenses)}`],
    ['Light', mood.light],
    ['Colour', mood.colour],
    ['Sound', mood.sound],
    ['Pacing', pacing(durationSeconds, random)],
    ['Avoid', 'Text in the picture, flicker, changing faces or hands, sudden cuts.'],
  ];
  const enhanced = sections.map(([name, words]) => `${name}: ${words}`).join('\n\n');
  // It is meant to be the prompt of a generation, which takes no more than this.
  return [...enhanced].slice(0, promptLimit.maxCharacters).join('');
}

type Section = [name: string, words: string];

interface Mood {
  words: RegExp;
  place: string;
  light: string;
  colour: string;
  sound: string;
}

const moods: readonly [Mood, ...Mood[]] = [
  {
    words: /\b(night|neon|moon|star|dark|city)/i,
    place: 'Night air with depth: near shapes dark, the distance glowing through light haze.',
    light:
      'Practical lights only; a soft key from one side, reflections on wet or polished surfaces, deep clean shadows.',
    colour: 'Ink blue and warm amber against each other, with one saturated accent.',
    sound: 'A low city hum far away, close footsteps or fabric, no music.',
  },
  {
    words: /\b(rain|fog|mist|storm|snow|winter|cloud)/i,
    place: 'Weather in layers: the foreground sharp, each plane behind it paler.',
    light: 'Overcast skylight, wide and soft, with a brighter break at the horizon.',
    colour: 'Muted slate and grey-green, skin and small details left warm.',
    sound: 'Steady weather close to the microphone, everything else muffled.',
  },
  {
    words: /\b(sunset|sunrise|dawn|dusk|golden|desert|summer|beach|sea)/i,
    place: 'Open space with a low horizon; dust or spray hangs in the light.',
    light: 'Low sun from behind, a thin rim on every edge, long shadows towards the camera.',
    colour: 'Gold into rose at the horizon, cool blue in the shadows.',
    sound: 'Wind and distant water, a few birds; the nearest movement clearly heard.',
  },
  {
    words: /\b(portrait|face|woman|man|dancer|child|hand|close)/i,
    place: 'A plain background well out of focus, so that nothing competes with the subject.',
    light: 'A large soft key at forty-five degrees, gentle fill, a small catchlight in the eyes.',
    colour: 'Natural skin over a quiet, slightly warm ground.',
    sound: 'Room tone and breath, the rustle of fabric.',
  },
  {
    words: /./,
    place: 'Foreground, middle and background are clearly parted, with air between them.',
    light: 'Motivated daylight from one direction, soft in the shadows and never flat.',
    colour: 'A restrained palette of three related hues with natural contrast.',
    sound: 'The place as it would really sound, close movement first, no music.',
  },
];

function moodOf(prompt: string, random: Random): Mood {
  return moods.find(({ words }) => words.test(prompt)) ?? pick(random, moods);
}

const camera = [
  'One unbroken shot. A slow push-in from a medium wide frame to a medium close-up, at eye level.',
  'One unbroken shot. A lateral track at walking pace with foreground passing the lens, subject held at one third.',
  'One unbroken shot. A gentle crane from low to eye level that reveals the place behind the subject.',
  'One unbroken shot. A locked tripod frame; all movement belongs to the subject.',
  'One unbroken shot. A slow quarter orbit around the subject, horizon level.',
] as const;

const lenses = [
  '35 mm, natural perspective, shallow but readable focus.',
  '50 mm, quiet bokeh, focus stays on the eyes or the nearest edge.',
  '85 mm, compressed background, focus falls off quickly.',
] as const;

const useOfRole: Partial<Record<TaskInput['role'], string>> = {
  first_frame: 'is the first frame; begin on it exactly and let motion grow out of it',
  last_frame: 'is the last frame; arrive on it exactly and let motion settle',
  reference_image: 'gives identity and design; keep its proportions, materials and colours',
  reference_video: 'gives movement and rhythm; follow its timing, not its content',
  reference_audio: 'gives voice and tempo; lips and cuts follow it',
  base_video: 'is the video to be drawn again',
};

/** `image 1 is the first frame ...; audio 1 gives ...` */
function referenceWords(inputs: readonly TaskInput[]): string {
  const counts = new Map<string, number>();
  const words = inputs.map(({ role }) => {
    const kind = role.endsWith('video') ? 'video' : role.endsWith('audio') ? 'audio' : 'image';
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return `${kind} ${number} ${useOfRole[role]}`;
  });
  return `${words.join('; ')}.`;
}

function pacing(seconds: number, random: Random): string {
  const turn = Math.max(1, Math.round(seconds * between(random, 0.4, 0.6)));
  return `${seconds} s. 0-${turn} s: the place and the subject settle. ${turn}-${seconds} s: the one action of the shot happens and comes to rest half a second before the end.`;
}

function ended(sentence: string): string {
  return /[.!?。！？]$/.test(sentence) ? sentence : `${sentence}.`;
}
