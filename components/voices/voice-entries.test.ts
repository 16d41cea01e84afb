import { describe, expect, test } from 'vitest';
import { english } from '#lib/language/text.ts';
import type { TeamVoiceView } from '#lib/voices/voice-view.ts';
import { describeEntry, entriesOf, entryOfValue, filterEntries, languagesOf } from './voice-entries.ts';

const claire: TeamVoiceView = {
  id: 'row',
  family: 'short',
  voiceId: 'clone-1',
  name: 'Our Claire',
  gender: 'female',
  language: 'French',
  creatorName: 'Ada',
};
const sadGirl: TeamVoiceView = {
  id: 'preset',
  family: 'long',
  voiceId: 'female-shaonv',
  name: 'The orphan',
  settings: { emotion: 'sad', speed: 0.9 },
  creatorName: 'Ada',
};
const entries = entriesOf([claire, sadGirl]);
const found = (search: string) => filterEntries(entries, { search }, []).map(({ title }) => title);

describe('words find voices', () => {
  test.each([
    ['by gloss', 'poised', ['Poised lady', 'Poised lady, premium']],
    ['by Chinese name', '御姐', ['Poised lady', 'Charming lady', 'Poised lady, premium']],
    ['by id', 'danya_xuejie', ['Elegant senior']],
    ['by a part of an id', 'danya', ['Elegant senior']],
    ['by an id in its own case', 'JBFqnCBsd6RMkjVDRZzb', ['George']],
    ['by accent', 'australian', ['Charlie']],
    ['by every word', 'male british', ['George', 'Daniel']],
    ['by a name of the team', 'claire', ['Our Claire']],
    ['by the settings of a preset', 'sad', ['The orphan']],
    ['or not at all', 'nobody', []],
  ])('%s', (_how, search, titles) => expect(found(search)).toEqual(titles));
});

test('male does not find the female', () => {
  expect(filterEntries(entries, { search: 'male' }, []).every(({ gender }) => gender === 'male')).toBe(true);
});

test('filters narrow together, and favourites are counted by voice', () => {
  const narrowed = filterEntries(entries, { family: 'long', gender: 'female', language: 'English' }, []);
  expect(narrowed.map(({ id }) => id)).toEqual([
    'Charming_Lady',
    'Sweet_Girl',
    'Attractive_Girl',
    'Serene_Woman',
  ]);
  const marked = filterEntries(entries, { isFavourite: true }, ['long:female-shaonv', 'long:clone-1']);
  expect(marked.map(({ title }) => title)).toEqual(['The orphan', 'Girl']);
  expect(filterEntries(entries, { isOwn: true }, [])).toHaveLength(2);
});

test('a value shows the name that fits it best', () => {
  const shelf = { own: [claire, sadGirl] };
  const title = (...[family, id, settings]: [family: 'long' | 'short', id: string, settings?: object]) =>
    entryOfValue(shelf, family, id, settings).title;
  expect(title('long', 'female-shaonv')).toBe('Girl');
  expect(title('long', 'female-shaonv', { emotion: 'sad', speed: 0.9 })).toBe('The orphan');
  expect(title('long', 'female-shaonv', { emotion: 'sad' })).toBe('Girl');
  expect(title('long', 'female-shaonv', { emotion: 'sad', speed: 0.9, pitch: 0 })).toBe('The orphan');
  expect(title('short', 'clone-1')).toBe('Our Claire');
  expect(title('short', 'unheard-of')).toBe('unheard-of');
});

test('what is said of a voice, and which languages there are', () => {
  expect(entries.map((entry) => describeEntry(entry, english))).toEqual(
    expect.arrayContaining([
      'Female, French',
      'sad, speed 0.9',
      'Female, Mandarin, premium',
      'Male, English',
    ]),
  );
  expect(languagesOf(entries)).toEqual(['Mandarin', 'English', 'French']);
});
