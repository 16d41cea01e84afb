import { expect, it } from 'vitest';
import type { Upload } from '#components/assets/uploads.ts';
import type { AssetView } from '#lib/assets/asset-view.ts';
import { videoTool } from '#lib/tools/video.ts';
import { lostInReload, settle } from './settle.ts';
import type { TrayItem } from './tray-item.ts';

const item: TrayItem = { key: 'a', role: 'first_frame', name: 'a.png', status: 'uploading' };
const upload: Upload = { file: new Blob(), name: 'a.png', source: 'upload', state: 'sending', progress: 0.5 };
const asset: AssetView = {
  id: 'id',
  kind: 'image',
  format: 'png',
  mimeType: 'image/png',
  name: 'a.png',
  sizeBytes: 5,
  width: 512,
  height: 512,
  createdAt: '2026-11-20T00:00:00Z',
  source: 'upload',
  url: '/media/a',
  downloadUrl: '/media/a',
};

function settled(before: TrayItem, after: Partial<Upload> | undefined) {
  return settle([before], () => after && { ...upload, ...after }, videoTool.fields.media)[0];
}

it('leaves the list itself alone while nothing happens', () => {
  const items = [item];
  expect(settle(items, () => ({ ...upload, progress: 0.9 }), videoTool.fields.media)).toBe(items);
});

it('takes the facts as soon as they are measured, and the asset when it is there', () => {
  const facts = { kind: 'image', format: 'png', sizeBytes: 5, width: 512, height: 512 } as const;
  expect(settled(item, { state: 'waiting', media: { kind: 'image', facts } })).toEqual({ ...item, facts });
  expect(settled(item, { state: 'done', asset })).toMatchObject({
    status: 'ready',
    asset,
  });
});

it('says why an upload ended, and goes on when it is tried again', () => {
  const failure = { code: 'offline', message: 'The studio did not answer.' };
  const broken = settled(item, { state: 'failed', failure });
  expect(broken).toMatchObject({ status: 'broken', message: failure.message });
  expect(broken && settled(broken, { state: 'waiting' })).toMatchObject({ status: 'uploading' });
  expect(settled(item, { state: 'stopped' })).toMatchObject({ status: 'broken' });
  expect(settled(item, { state: 'held' })).toMatchObject({ status: 'broken' });
});

it('shows a file whose upload a reload has cut as broken', () => {
  expect(settled(item, undefined)).toMatchObject({ status: 'broken', message: lostInReload });
});

it('leaves what is ready, and links, to themselves', () => {
  const ready: TrayItem = { ...item, status: 'ready', asset };
  const link: TrayItem = { ...item, status: 'ready', url: 'https://example.com/a.png' };
  expect(settled(ready, undefined)).toBe(ready);
  expect(settled(link, undefined)).toBe(link);
});

it('gives a file that is of another kind than its name the role of its kind', () => {
  const facts = { kind: 'audio', format: 'mp3', sizeBytes: 5 } as const;
  expect(settled(item, { state: 'waiting', media: { kind: 'audio', facts } })?.role).toBe('reference_audio');
});
