import { type VoiceFamily, voiceKey } from '#lib/voices/voice.ts';
import type { VoiceShelf } from '#lib/voices/voice-view.ts';
import { entriesOf, filterEntries, typedEntry, type VoiceEntry, type VoiceFilter } from './voice-entries.ts';

export interface PickerGroup {
  title: string;
  entries: VoiceEntry[];
}

/** An id has no spaces in it; a shorter word is still a search. */
const leastIdLength = 4;

/** What the picker lists: favourites, the team's own, all others, and what was typed as an id. Pure. */
export function pickerGroups(
  shelf: Pick<VoiceShelf, 'own' | 'favourites'>,
  filter: VoiceFilter & { family: VoiceFamily },
): PickerGroup[] {
  const found = filterEntries(entriesOf(shelf.own), filter, shelf.favourites);
  const marked = new Set(shelf.favourites);
  const isMarked = (entry: VoiceEntry) => marked.has(voiceKey(entry));
  const typed = filter.search?.trim() ?? '';
  const isId = typed.length >= leastIdLength && !/\s/.test(typed) && !found.some(({ id }) => id === typed);
  const groups = [
    { title: 'Favourites', entries: found.filter(isMarked) },
    { title: 'Named by the team', entries: found.filter((entry) => entry.own && !isMarked(entry)) },
    { title: 'All voices', entries: found.filter((entry) => !entry.own && !isMarked(entry)) },
    { title: 'An id typed by hand', entries: isId ? [typedEntry(filter.family, typed)] : [] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
