import { expect, test } from 'vitest';
import { piecesOf } from './comment-pieces.ts';

const ada = { id: 'a', name: 'Ada' };
const kinds = (text: string) => piecesOf(text, [ada]).map(({ kind, text: words }) => [kind, words]);

test.each([
  ['Too dark', [['words', 'Too dark']]],
  [
    'See https://example.com/a?b=1, @Ada.',
    [
      ['words', 'See '],
      ['link', 'https://example.com/a?b=1'],
      ['words', ', '],
      ['mention', '@Ada'],
      ['words', '.'],
    ],
  ],
  [
    '(https://example.com/wiki/Kite_(bird))',
    [
      ['words', '('],
      ['link', 'https://example.com/wiki/Kite_(bird)'],
      ['words', ')'],
    ],
  ],
  [
    '见https://example.com/图。好',
    [
      ['words', '见'],
      ['link', 'https://example.com/图'],
      ['words', '。好'],
    ],
  ],
  ['https://example.com/@Ada', [['link', 'https://example.com/@Ada']]],
  ['javascript:alert(1) data:text/html,x', [['words', 'javascript:alert(1) data:text/html,x']]],
  ['<b>https://', [['words', '<b>https://']]],
  ['@Bob', [['words', '@Bob']]],
])('%s', (text, pieces) => {
  expect(kinds(text)).toEqual(pieces);
});
