import { expect, test } from 'vitest';
import { setText, type TextBlock } from './typeset.ts';

const room = { size: 14, maxWidth: 500, maxLines: 4 };

/** How many columns at the right edge are inked from top to bottom of the letters. */
function inkedColumnsAtEnd({ rgba, width, height }: TextBlock): number {
  const middle = Math.floor(height / 2) * width;
  let columns = 0;
  for (let column = width - 1; column >= 0; column -= 1) {
    const cover = rgba[(middle + column) * 4 + 3] ?? 0;
    if (cover > 128) columns += 1;
    else if (columns > 0) break;
  }
  return columns;
}

test('a line in letters of the machine keeps its end', async () => {
  const short = await setText({ ...room, text: '一█' });
  const long = await setText({ ...room, text: `${'一二'.repeat(10)}█` });
  expect(inkedColumnsAtEnd(long)).toBe(inkedColumnsAtEnd(short));
});

test('what is too long ends within its lines, in any alphabet', async () => {
  for (const text of ['word '.repeat(1400), '狐狸在雪地里奔跑'.repeat(200), 'ثعلب أحمر '.repeat(200)]) {
    const block = await setText({ ...room, text });
    expect(block.height).toBeLessThanOrEqual(room.maxLines * room.size * 1.38 + 6);
    expect(block.width).toBeLessThanOrEqual(room.maxWidth + 24);
    expect(block.rgba.length).toBe(block.width * block.height * 4);
    expect([block.width % 2, block.height % 2]).toEqual([0, 0]);
  }
});

test('signs that are not seen leave no box', async () => {
  const plain = await setText({ ...room, text: 'fox and crow' });
  const hidden = await setText({ ...room, text: '\u200bfox \u{1f98a} and\u0001 crow\ufeff' });
  expect(hidden).toEqual(plain);
});
