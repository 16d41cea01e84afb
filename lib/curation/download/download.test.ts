import { randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { storage } from '#lib/storage/storage.ts';
import { addResult, makeTake, makeViewer } from '#lib/tasks/test-takes.ts';
import { writeCsv } from './csv.ts';
import { fileName } from './file-name.ts';
import type { Chosen } from './read-chosen.ts';
import { readDownload } from './read-request.ts';
import { zipTakes } from './zip-takes.ts';

/** Gives a take a file that really lies in storage. */
async function addFile(viewer: Viewer, taskId: string, format: string, bytes: Buffer, index = 0) {
  const path = join(tmpdir(), randomUUID());
  await writeFile(path, bytes);
  const kind = format === 'mp4' ? 'video' : format === 'png' ? 'image' : 'audio';
  const assetId = await addResult(viewer, taskId, { format, kind, mimeType: `${kind}/${format}` }, index);
  const { storageKey } = await db().asset.findUniqueOrThrow({ where: { id: assetId } });
  await storage().put(storageKey, path, { mimeType: `${kind}/${format}`, sha256: '0'.repeat(64) });
  return storageKey;
}

async function unpack(viewer: Viewer, chosen: Chosen) {
  const stream = await zipTakes(viewer, chosen, new AbortController().signal);
  const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
  const { 'takes.csv': table = new Uint8Array(), ...media } = files;
  return { media, table: Buffer.from(table).toString() };
}

test('files of every kind come in order under names one can read, with a table of them', async () => {
  const viewer = await makeViewer('reviewer');
  const creator = await makeViewer('creator', viewer);
  const [film, pictures, line] = [randomBytes(300_000), randomBytes(10), randomBytes(20)];
  const one = await makeTake(creator, {
    prompt: '沙丘上的红色风筝',
    input: { seed: 7, ratio: '16:9', prompt: 'x' },
  });
  await addFile(creator, one, 'mp4', film);
  const two = await makeTake(creator, { prompt: 'A: "kite"/two?', tool: 'image' });
  await addFile(creator, two, 'png', pictures, 0);
  await addFile(creator, two, 'png', pictures, 1);
  const three = await makeTake(creator, { title: '=SUM(A1)', prompt: '@someone, "hello"', tool: 'speech' });
  await addFile(creator, three, 'mp3', line);
  const four = await makeTake(creator, { prompt: 'Enhance', resultText: 'Better words: 更好' });
  const five = await makeTake(creator, { prompt: 'It failed', state: 'failed' });
  const { teamId } = viewer;
  await db().charge.create({
    data: {
      taskId: two,
      teamId,
      amountMicros: 80_000n,
      currency: 'USD',
      isPriced: true,
      lines: [],
      usage: {},
      priceList: 'P',
    },
  });

  const { media, table } = await unpack(viewer, { taskIds: [one, two, three, four, five] });
  expect(Object.keys(media)).toEqual([
    '001 沙丘上的红色风筝.mp4',
    '002-1 A kite two.png',
    '002-2 A kite two.png',
    '003 =SUM(A1).mp3',
    '004 Enhance.txt',
  ]);
  expect(Buffer.from(media['001 沙丘上的红色风筝.mp4'] ?? [])).toEqual(film);
  expect(strFromU8(media['004 Enhance.txt'] ?? new Uint8Array())).toBe('Better words: 更好');
  const lines = table.split('\r\n');
  expect(table.startsWith('\uFEFFNumber,File,Title')).toBe(true);
  expect(lines[1]).toContain('ratio: 16:9,7,');
  expect(lines[2]).toContain(',0.4,0.08,USD,');
  expect(lines[3]).toContain(',,,USD,');
  expect(lines[4]).toContain(`'=SUM(A1),speech,H3,"'@someone, ""hello"""`);
  expect(lines[6]).toContain('It failed');
  expect(lines[6]).toContain('There is no result.');
  expect(lines).toHaveLength(8);
});

test('a file that is missing is told in the table, and the others come', async () => {
  const viewer = await makeViewer('creator');
  const [lost, kept] = [
    await makeTake(viewer, { prompt: 'Lost' }),
    await makeTake(viewer, { prompt: 'Kept' }),
  ];
  await storage().remove(await addFile(viewer, lost, 'mp4', randomBytes(9)));
  await addFile(viewer, kept, 'mp4', randomBytes(9));
  const { media, table } = await unpack(viewer, { taskIds: [lost, kept] });
  expect(Object.keys(media)).toEqual(['002 Kept.mp4']);
  expect(table).toContain('Missing in storage: 001 Lost.mp4');
});

test('a filter comes as the gallery lists it', async () => {
  const viewer = await makeViewer('creator');
  const old = await makeTake(viewer, { prompt: 'Old', createdAt: new Date(1e12) });
  await addFile(viewer, old, 'mp4', randomBytes(9));
  await addFile(viewer, await makeTake(viewer, { prompt: 'New' }), 'mp4', randomBytes(9));
  await makeTake(viewer, { prompt: 'Binned', shelf: 'bin' });
  const { media } = await unpack(viewer, { filter: {} });
  expect(Object.keys(media)).toEqual(['001 New.mp4', '002 Old.mp4']);
});

test('nothing of another team, of a part or of what was deleted comes', async () => {
  const viewer = await makeViewer('owner');
  const stranger = await makeViewer('owner');
  const theirs = await makeTake(stranger);
  await addFile(stranger, theirs, 'mp4', randomBytes(9));
  const gone = await makeTake(viewer, { shelf: 'purged' });
  const { media, table } = await unpack(viewer, { taskIds: [theirs, gone] });
  expect(media).toEqual({});
  expect(table.split('\r\n')).toHaveLength(2);
});

test('it is written while it is read, and whoever goes away stops the reading', async () => {
  const viewer = await makeViewer('creator');
  const takes: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const id = await makeTake(viewer);
    await addFile(viewer, id, 'mp4', randomBytes(2_000_000));
    takes.push(id);
  }
  const reading = vi.spyOn(storage(), 'read');
  for (const leave of ['signal', 'stream'] as const) {
    reading.mockClear();
    const leaving = new AbortController();
    const reader = (await zipTakes(viewer, { taskIds: takes }, leaving.signal)).getReader();
    let bytes = 0;
    while (bytes < 2_500_000) bytes += (await reader.read()).value?.byteLength ?? 0;
    const opened = await Promise.all(reading.mock.results.map(({ value }) => value));
    expect(opened.map(({ stream }) => stream.destroyed)).toEqual([true, false]);
    expect(opened[1].stream.readableLength).toBeLessThan(500_000);
    if (leave === 'signal') leaving.abort();
    else await reader.cancel();
    await expect.poll(() => opened[1].stream.destroyed).toBe(true);
    expect(reading).toHaveBeenCalledTimes(2);
  }
});

test.each([
  ['a/b\\c:d*e?f"g<h>i|j', '001 a b c d e f g h i j.mp4'],
  ['trailing dots... ', '001 trailing dots.mp4'],
  ['line\nbreak\u0000\u202Egpj', '001 line break gpj.mp4'],
  ['', '001.mp4'],
  ['../../etc/passwd', '001 .. .. etc passwd.mp4'],
])('a name is safe everywhere: %j', (words, name) => {
  expect(fileName(words, 'mp4', { number: 1, of: 1 })).toBe(name);
});

test('a long name is cut between words, or between characters', () => {
  const place = { number: 12, of: 1000 };
  expect(fileName('word '.repeat(100), 'mp4', place)).toMatch(/^0012 (word )+word\.mp4$/);
  const chinese = fileName('风'.repeat(300), 'mp4', place);
  expect(Buffer.byteLength(chinese)).toBeLessThan(200);
  expect(chinese.isWellFormed()).toBe(true);
});

test.each(['=1+1', '+1', '-1', '@a', '\t=1', '\r=1'])('no cell is a formula: %j', (cell) => {
  expect(writeCsv([[cell]])).toMatch(/^\uFEFF"?'/);
});

test('a download is asked for by ids or by a filter, and holds 1,000 takes', () => {
  const id = randomUUID();
  expect(readDownload(new URLSearchParams({ ids: `${id},${id}` }))).toEqual({
    ok: true,
    value: { taskIds: [id, id] },
  });
  expect(readDownload(new URLSearchParams({ project: id }))).toMatchObject({
    ok: true,
    value: { filter: { projectId: id } },
  });
  expect(readDownload(new URLSearchParams({ ids: 'x' })).ok).toBe(false);
  expect(readDownload(new URLSearchParams({ ids: Array(1001).fill(id).join(',') }))).toMatchObject({
    failure: { code: 'too-many' },
  });
});
