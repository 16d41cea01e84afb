import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFile } from '#lib/assets/mutations.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { outgoingBody } from './outgoing-body.ts';
import { makeViewer } from './test-takes.ts';

let folder: string;
let viewer: Viewer;
let assetId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rushes-test-'));
  viewer = await makeViewer();
  // Noise does not compress: about 8 MB.
  const [width, height] = [1700, 1700];
  const raw = { width, height, channels: 3 as const };
  const path = join(folder, 'noise.png');
  await sharp(randomBytes(width * height * 3), { raw })
    .png({ compressionLevel: 0 })
    .toFile(path);
  const imported = await importFile(viewer, { path, originalName: 'noise.png', source: 'upload' });
  if (!imported.ok) throw new Error(imported.failure.message);
  assetId = imported.value.id;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const image = (url: string) => ({ type: 'image_url', role: 'reference_image', image_url: { url } });
const bodyOf = (...urls: string[]) => ({
  model: 'Vendor-H3',
  content: [{ type: 'text', text: 'asset:not-a-file' }, ...urls.map(image)],
});

test('a file of ours goes inside the request; words, links and vendor files stay as they are', async () => {
  const frozen = bodyOf(`asset:${assetId}`, 'https://example.com/a.png', 'vendor_file://7');
  const body = await outgoingBody(frozen, { teamId: viewer.teamId, callbackUrl: 'https://studio/cb' });
  const sent = 'json' in body ? JSON.parse(body.json) : undefined;
  expect(sent.content[1].image_url.url).toMatch(/^data:image\/png;base64,/);
  sent.content[1].image_url.url = 'inline';
  const expected = bodyOf('inline', 'https://example.com/a.png', 'vendor_file://7');
  expect(sent).toEqual({ ...expected, callback_url: 'https://studio/cb' });
});

test('more than 64 MB is refused before anything is sent', async () => {
  const frozen = bodyOf(...Array.from({ length: 9 }, () => `asset:${assetId}`));
  const body = await outgoingBody(frozen, { teamId: viewer.teamId });
  expect(body).toMatchObject({ failure: { kind: 'too-large' } });
});

test('a file that is gone, or of another team, is a failure in words', async () => {
  const missing = { failure: { kind: 'input-missing' } };
  const { teamId } = viewer;
  expect(await outgoingBody(bodyOf(`asset:${randomUUID()}`), { teamId })).toMatchObject(missing);
  const stranger = await makeViewer();
  const theirs = await outgoingBody(bodyOf(`asset:${assetId}`), { teamId: stranger.teamId });
  expect(theirs).toMatchObject(missing);
});

test('files stand in the lists of document 3, too, and words that look like a file stay words', async () => {
  const reference = `asset:${assetId}`;
  const link = 'https://example.com/a.mp3';
  const { teamId } = viewer;
  // No vendor is named in a test: it is the sandbox, which reaches the web server of this machine.
  const need = 'link';
  const edit = { prompt: reference, images: [reference, link] };
  const edited = await outgoingBody(edit, { teamId, need: 'link-if-possible' });
  const sentEdit = 'json' in edited ? JSON.parse(edited.json) : undefined;
  expect(sentEdit).toMatchObject({
    prompt: reference,
    images: [expect.stringMatching(/^http:.*for=vendor/), link],
  });
  const input = {
    prompt: reference,
    negative_prompt: reference,
    reference_urls: [reference],
    audio_url: reference,
  };
  const clip = await outgoingBody({ input, parameters: { size: '1280*720' } }, { teamId, need });
  const sentClip = 'json' in clip ? JSON.parse(clip.json) : undefined;
  expect(sentClip.parameters).toEqual({ size: '1280*720' });
  expect(sentClip.input).toMatchObject({ prompt: reference, negative_prompt: reference });
  expect(sentClip.input.reference_urls[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\/.*sign=/);
  expect(sentClip.input.audio_url).toBe(sentClip.input.reference_urls[0]);
  const speech = { text: reference, voice_id: reference };
  expect(await outgoingBody(speech, { teamId })).toEqual({ json: JSON.stringify(speech) });
});
