import { expect, test } from 'vitest';
import { isTimeZone, readMonths } from './read-months.ts';
import { makeTake, makeViewer } from './test-takes.ts';

test('the months of the own team, newest first, in the zone of whoever asks', async () => {
  const [viewer, stranger] = [await makeViewer(), await makeViewer()];
  const at = (createdAt: string, shelf?: 'bin') =>
    makeTake(viewer, { createdAt: new Date(createdAt), ...(shelf ? { shelf } : {}) });
  await at('2026-11-20T10:00:00Z');
  await at('2026-11-01T10:00:00Z');
  await at('2026-08-31T20:00:00Z');
  await at('2025-02-01T00:00:00Z');
  await at('2024-01-01T00:00:00Z', 'bin');
  expect(await readMonths(viewer, {}, 'UTC')).toEqual(['2026-11', '2026-08', '2025-02']);
  expect(await readMonths(viewer, { isMine: true }, 'Asia/Shanghai')).toEqual([
    '2026-11',
    '2026-09',
    '2025-02',
  ]);
  expect(await readMonths(viewer, { shelf: 'bin' }, 'UTC')).toEqual(['2024-01']);
  expect(await readMonths(viewer, { creatorId: stranger.userId }, 'UTC')).toEqual([]);
  expect(await readMonths(stranger, {}, 'UTC')).toEqual([]);
});

test('a zone is a name that is known', () => {
  expect(['UTC', 'Asia/Shanghai', 'America/Argentina/Buenos_Aires'].every(isTimeZone)).toBe(true);
  expect(['', 'Mars/Base', "UTC'; --", '+08:00'].some(isTimeZone)).toBe(false);
});
