import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeImage } from '#lib/sandbox/test-media.ts';
import { MediaProcess } from './media-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'media-process-'));
const path = join(folder, 'picture.png');
beforeAll(async () => writeFileSync(path, await makeImage(40, 30)));
afterAll(() => rmSync(folder, { recursive: true }));

const facts = { facts: expect.objectContaining({ width: 40, height: 30 }) };

test('one process takes job after job', async () => {
  const media = new MediaProcess();
  expect(await media.run({ kind: 'probe', path }, 20_000)).toEqual(facts);
  const first = media.processId;
  expect(first).toBeGreaterThan(0);
  expect(await media.run({ kind: 'probe', path }, 20_000)).toEqual(facts);
  expect(media.processId).toBe(first);
  media.stop();
});

test('one that has grown too large is replaced, but not under a job that still runs', async () => {
  const media = new MediaProcess({ retiresAtBytes: 1 });
  const jobs = Array.from({ length: 6 }, () => media.run({ kind: 'probe', path }, 20_000));
  expect(await Promise.all(jobs)).toEqual(Array.from({ length: 6 }, () => facts));
  expect(media.processId).toBeUndefined();
  expect(await media.run({ kind: 'probe', path }, 20_000)).toEqual(facts);
  expect(media.processId).toBeUndefined();
  media.stop();
});
