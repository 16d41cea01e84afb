import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { db } from '#lib/db.ts';
import { importFile } from './mutations.ts';
import { makePicture } from './test-media.ts';
import { makeTestViewer } from './test-team.ts';
import { canVendorFetch, vendorUrlOf } from './vendor-url.ts';

test('a real vendor cannot reach a studio without an address: a link is refused, the rest goes inside', async () => {
  // The settings are read at their first use, which is below.
  process.env.VENDOR_BASE_URL = 'https://vendor.example';
  process.env.VENDOR_API_KEY = randomUUID();
  const folder = await mkdtemp(join(tmpdir(), 'rushes-test-'));
  const viewer = await makeTestViewer();
  const path = await makePicture(join(folder, 'picture.png'), { format: 'png' });
  const imported = await importFile(viewer, { path, originalName: 'picture.png', source: 'upload' });
  const id = imported.ok ? imported.value.id : '';
  const asset = await db().asset.findUniqueOrThrow({ where: { id } });
  expect(canVendorFetch()).toBe(false);
  expect(await vendorUrlOf(asset, 'link')).toMatchObject({
    failure: { code: 'no-link', message: expect.stringContaining('PUBLIC_URL') },
  });
  const inside = { ok: true, value: expect.stringMatching(/^data:image\/png;base64,/) };
  expect(await vendorUrlOf(asset, 'link-if-possible')).toEqual(inside);
  expect(await vendorUrlOf(asset)).toEqual(inside);
  await rm(folder, { recursive: true, force: true });
});
