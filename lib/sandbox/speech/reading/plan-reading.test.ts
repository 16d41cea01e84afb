import { expect, test } from 'vitest';
import { normalizeEnglish } from './normalize-english.ts';
import { planReading, type ReadingOptions } from './plan-reading.ts';

const plain: ReadingOptions = { english: 'en-us', home: 'cmn', pronunciations: [], normalization: 'none' };

function read(text: string, options: Partial<ReadingOptions> = {}): string[] {
  return [...planReading(text, { ...plain, ...options })].map(
    (line) => `${line.language}: ${line.text.replace(/\s+/g, ' ').trim()}`,
  );
}

test.each([
  ['In 1999 I paid $5.20.', 'In nineteen ninety-nine I paid five dollars and twenty cents.'],
  ['$1, £2.50 and €3 million', 'one dollar, two pounds and fifty pence and three million euros'],
  [
    '50% of 1,234,567',
    'fifty percent of one million two hundred thirty-four thousand five hundred sixty-seven',
  ],
  ['At 10:30, 9:05 and 12:00', "At ten thirty, nine oh five and twelve o'clock"],
  ['On 2024-05-01', 'On May first, twenty twenty-four'],
  ['Call 555-0142', 'Call five five five zero one four two'],
  ['the 21st and the 2nd', 'the twenty-first and the second'],
  ['3.14 and 007', 'three point one four and zero zero seven'],
  ['in 1905, 2004 and 1900', 'in nineteen oh five, two thousand four and nineteen hundred'],
  ['12345678901234', 'one two three four five six seven eight nine zero one two three four'],
  ['nothing here', 'nothing here'],
])('writes out %j', (text, words) => {
  expect(normalizeEnglish(text)).toBe(words);
});

test.each<[string, string, Partial<ReadingOptions>, string[]]>([
  ['sentences', 'One. Two!', {}, ['en-us: One.', 'en-us: Two!']],
  ['a title', 'Dr. Jones came. He left.', {}, ['en-us: Dr. Jones came.', 'en-us: He left.']],
  ['Chinese', '今天天气很好。我们走吧。', {}, ['cmn: 今天天气很好。', 'cmn: 我们走吧。']],
  ['two languages', '我爱 New York 的夜晚', {}, ['cmn: 我爱', 'en-us: New York', 'cmn: 的夜晚']],
  ['Cantonese when asked', '今日天氣', { asked: 'yue' }, ['yue: 今日天氣']],
  ['English inside a boost', '你好 hello', { asked: 'cmn' }, ['cmn: 你好', 'en-us: hello']],
  [
    'French by its words',
    'Le chat est sur la table et il dort.',
    {},
    ['fr: Le chat est sur la table et il dort.'],
  ],
  [
    'German by its words',
    'Der Hund und die Katze sind nicht im Haus.',
    {},
    ['de: Der Hund und die Katze sind nicht im Haus.'],
  ],
  ['a language when asked', 'Paris, Berlin', { asked: 'fr' }, ['fr: Paris, Berlin']],
  ['the accent of the speaker', 'Hello', { asked: 'en-us', english: 'en-gb-x-rp' }, ['en-gb-x-rp: Hello']],
  ['Russian', 'Привет, как дела', {}, ['ru: Привет, как дела']],
  ['Ukrainian by its letters', 'Привіт', {}, ['uk: Привіт']],
  ['Bulgarian when asked', 'Здравей', { asked: 'bg' }, ['bg: Здравей']],
  ['kana, and the characters between them', '猫がいます', {}, ['cmn: 猫', 'ja: がいます']],
  ['Korean', '안녕하세요', {}, ['ko: 안녕하세요']],
  ['only digits: the speaker’s own', '2024', {}, ['cmn: 2024']],
  [
    'a number between English lines',
    'Chapter\n1984\nIt was a cold day.',
    {},
    ['en-us: Chapter', 'en-us: 1984', 'en-us: It was a cold day.'],
  ],
  ['Chinese digits', '现在10点', {}, ['cmn: 现在10点']],
  ['digits as English', '现在10点', { normalization: 'all' }, ['cmn: 现在', 'en-us: ten', 'cmn: 点']],
  ['digits in English sentences', 'Room 12', { normalization: 'english' }, ['en-us: Room twelve']],
  ['digits elsewhere', '现在10点', { normalization: 'english' }, ['cmn: 现在10点']],
  [
    'no decoration',
    '## One\n\n**Bold** and *thin*\n***\n2*3',
    {},
    ['en-us: One', 'en-us: Bold and thin', 'en-us: 2*3'],
  ],
  ['nothing to say', ' … \n\n — ', {}, []],
])('reads %s', (_name, text, options, lines) => {
  expect(read(text, options)).toEqual(lines);
});

test.each<[string, string, [string, string][], string[]]>([
  ['words for words', 'omg, omgs and OMG', [['omg', 'oh my god']], ['en-us: oh my god, omgs and OMG']],
  [
    'the longer entry',
    'New York',
    [
      ['New', 'Old'],
      ['New York', 'the city'],
    ],
    ['en-us: the city'],
  ],
  [
    'once, not again',
    'a b',
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    ['en-us: b c'],
  ],
  ['a hyphen as it is', 'e-mail me', [['e-mail', 'electronic mail']], ['en-us: electronic mail me']],
  ['whole words of every script', 'Лес и лесник, Лесник', [['Лес', 'Бор']], ['ru: Бор и лесник, Лесник']],
  ['Latin beside Chinese', '用GPU算', [['GPU', 'gee pee you']], ['cmn: 用', 'en-us: gee pee you', 'cmn: 算']],
  ['signs as they are', 'C++ (x)', [['C++', 'see plus plus']], ['en-us: see plus plus (x)']],
  [
    'pinyin',
    '燕少飞来了',
    [['燕少飞', '(yan4)(shao3)(fei1)']],
    ['cmn-latn-pinyin: yan4 shao3 fei1', 'cmn: 来了'],
  ],
  [
    'pinyin in English',
    'Ask Li now',
    [['Li', '(li3)']],
    ['en-us: Ask', 'cmn-latn-pinyin: li3', 'en-us: now'],
  ],
  ['Chinese inside a word', '危险地带', [['危险', 'dangerous']], ['en-us: dangerous', 'cmn: 地带']],
])('replaces %s', (_name, text, entries, lines) => {
  const pronunciations = entries.map(([from, replacement]) => ({ text: from, replacement }));
  expect(read(text, { pronunciations })).toEqual(lines);
});

test('pauses longer after a paragraph than after a sentence, hardly between languages', () => {
  const lines = [...planReading('你好 hello. Yes.\n\nNo.\n \n', plain)];
  const [word = 0, sentence = 0, paragraph = 0, end = 0] = lines.map((line) => line.pauseSeconds);
  expect(lines).toHaveLength(4);
  expect(word).toBeLessThan(sentence);
  expect(sentence).toBeLessThan(paragraph);
  expect(end).toBe(sentence);
});

test('a text without a full stop comes in pieces, and none of it is lost', () => {
  const text = 'word '.repeat(1000).trim();
  const lines = [...planReading(text, plain)];
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.map((line) => line.text).join('')).toBe(text);
});
