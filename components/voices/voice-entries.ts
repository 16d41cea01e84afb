import type { Text } from '#lib/language/text.ts';
import { catalogue } from '#lib/voices/catalogue.ts';
import { type VoiceFamily, type VoiceGender, voiceKey, voiceTitle } from '#lib/voices/voice.ts';
import {
  isSameSettings,
  readVoiceSettings,
  settingsWords,
  type VoiceSettings,
} from '#lib/voices/voice-settings.ts';
import type { TeamVoiceView, VoiceShelf } from '#lib/voices/voice-view.ts';

export const genderWords = { female: 'Female', male: 'Male', neutral: 'Neutral' } as const;

/** A voice in a list: one of the catalogue, or one that the team has named. Pure. */
export interface VoiceEntry {
  /** Of its own in a list: a voice may stand there several times, with settings. */
  key: string;
  family: VoiceFamily;
  /** The vendor's id. */
  id: string;
  title: string;
  /** Its Chinese name, where it has one. */
  nativeName?: string | undefined;
  gender?: VoiceGender | undefined;
  language?: string | undefined;
  accent?: string | undefined;
  isPremium: boolean;
  /** Of the team's own. */
  own?: TeamVoiceView | undefined;
  settings?: VoiceSettings | undefined;
}

export interface VoiceFilter {
  search?: string | undefined;
  family?: VoiceFamily | undefined;
  gender?: VoiceGender | undefined;
  language?: string | undefined;
  isFavourite?: boolean | undefined;
  isOwn?: boolean | undefined;
}

const known: readonly VoiceEntry[] = catalogue.map((voice) => ({
  key: voiceKey(voice),
  family: voice.family,
  id: voice.id,
  title: voiceTitle(voice),
  nativeName: voice.gloss === undefined ? undefined : voice.name,
  gender: voice.gender,
  language: voice.language,
  accent: voice.accent,
  isPremium: voice.premiumOf !== undefined,
}));

function ownEntry(own: TeamVoiceView): VoiceEntry {
  const { id, family, voiceId, name: title, gender, language, settings } = own;
  return { key: `own:${id}`, family, id: voiceId, title, gender, language, settings, isPremium: false, own };
}

/** Every voice: the team's own first, then the catalogue in its order. */
export function entriesOf(own: readonly TeamVoiceView[]): VoiceEntry[] {
  return [...own.map(ownEntry), ...known];
}

/** A voice of an id that nobody has named. */
export function typedEntry(family: VoiceFamily, id: string): VoiceEntry {
  return { key: voiceKey({ family, id }), family, id, title: id, isPremium: false };
}

/** The entry that a form's value stands for: the team's own with these settings, the catalogue's, or a bare id. */
export function entryOfValue(
  shelf: Pick<VoiceShelf, 'own'> | undefined,
  family: VoiceFamily,
  id: string,
  settings: VoiceSettings | undefined,
): VoiceEntry {
  const set = readVoiceSettings(settings);
  const own = (shelf?.own ?? []).filter((one) => one.family === family && one.voiceId === id).map(ownEntry);
  const plain = known.find((one) => one.family === family && one.id === id);
  return (
    own.find((one) => one.settings && isSameSettings(one.settings, set)) ??
    plain ??
    own.find((one) => !one.settings) ??
    own[0] ??
    typedEntry(family, id)
  );
}

/** The entries that keep every condition of a filter. */
export function filterEntries(
  entries: readonly VoiceEntry[],
  filter: VoiceFilter,
  favourites: readonly string[],
): VoiceEntry[] {
  const marked = new Set(favourites);
  const terms = wordsOf(filter.search ?? '');
  return entries.filter(
    (entry) =>
      (!filter.family || entry.family === filter.family) &&
      (!filter.gender || entry.gender === filter.gender) &&
      (!filter.language || entry.language === filter.language) &&
      (!filter.isFavourite || marked.has(voiceKey(entry))) &&
      (!filter.isOwn || entry.own !== undefined) &&
      matches(entry, terms),
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Words match from their beginning, so that "male" does not find "female"; Chinese has no such beginnings. */
function matches(entry: VoiceEntry, terms: readonly string[]): boolean {
  if (terms.length === 0) return true;
  const { id, title, nativeName = '', gender = '', language = '', accent = '' } = entry;
  const plain = [id, title, gender, language, accent, settingsWords(entry.settings)].join(' ').toLowerCase();
  const starts = [...wordsOf(plain), ...plain.split(/[^\p{L}\p{N}]+/u)];
  return terms.every((term) => starts.some((word) => word.startsWith(term)) || nativeName.includes(term));
}

/** Languages that occur, the most frequent first. */
export function languagesOf(entries: readonly VoiceEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const { language } of entries) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([language]) => language);
}

/** "Female, Mandarin" and what else tells voices apart, for a line under the name. */
export function describeEntry(entry: VoiceEntry, t: Text): string {
  const { gender, language, accent, settings, isPremium } = entry;
  const parts = [
    gender && genderWords[gender],
    language,
    ...(accent ?? '').split(', '),
    isPremium ? 'premium' : undefined,
    ...settingsWords(settings).split(', '),
  ];
  return parts.flatMap((part) => (part ? t(part) : [])).join(t(', '));
}
