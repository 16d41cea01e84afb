import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

const day = '2026-11-20T10:00:00.000Z';

test.each([
  ['A red kite, over the "dunes"!', 'mp4', 'a-red-kite-over-the-dunes-2026-11-20.mp4'],
  ['../../etc/passwd\n\0', 'mp4', 'etc-passwd-2026-11-20.mp4'],
  ['風に揺れる 凧', 'mp4', '風に揺れる-凧-2026-11-20.mp4'],
  ['🪁🪁', 'jpeg', 'take-2026-11-20.jpg'],
  ['', 'mp4', 'take-2026-11-20.mp4'],
  ['x'.repeat(7000), 'mp4', 'take-2026-11-20.mp4'],
  [`kite ${'x'.repeat(60)}`, 'mp4', 'kite-2026-11-20.mp4'],
])('%j becomes a file name', (prompt, format, name) => {
  expect(downloadName(prompt, day, format)).toBe(name);
});
