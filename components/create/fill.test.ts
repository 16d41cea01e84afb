import { expect, test } from 'vitest';
import { itemOfAsset } from '#components/tray/tray-item.ts';
import type { AssetView } from '#lib/assets/asset-view.ts';
import { imageTool } from '#lib/tools/image.ts';
import { videoTool } from '#lib/tools/video.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { emptyDraft } from './draft.ts';
import { fillRole, isFull } from './fill.ts';

function picture(id: string): AssetView {
  return {
    id,
    kind: 'image',
    format: 'png',
    mimeType: 'image/png',
    name: id,
    sizeBytes: 1,
    createdAt: '2026-11-20T10:00:00.000Z',
    source: 'upload',
    url: '/m',
    downloadUrl: '/d',
  };
}

const takeFrom = (...ids: string[]) => ({
  id: 'take',
  inputs: ids.map((assetId, position) => ({ position, role: 'input_image', assetId })),
});
const tray = (role: MediaRole, ...ids: string[]) => ids.map((id) => itemOfAsset(picture(id), role));
const idsOf = (draft: { tray: readonly { asset?: AssetView | undefined }[] }) =>
  draft.tray.map(({ asset }) => asset?.id);

test('a picture that is edited again takes the place of those that it was made from', () => {
  const draft = { ...emptyDraft(imageTool), tray: tray('input_image', 'original', 'style') };
  const next = fillRole(draft, picture('edited'), 'input_image', takeFrom('original'));
  expect(idsOf(next)).toEqual(['edited', 'style']);
  expect(next.tray[0]?.sourceTaskId).toBe('take');
});

test('another picture joins those that are there', () => {
  const draft = { ...emptyDraft(imageTool), tray: tray('input_image', 'mine') };
  expect(idsOf(fillRole(draft, picture('edited'), 'input_image', takeFrom('original')))).toEqual([
    'mine',
    'edited',
  ]);
});

test('four pictures are full, but for one that goes on from them', () => {
  const draft = { ...emptyDraft(imageTool), tray: tray('input_image', 'a', 'b', 'c', 'd') };
  expect(isFull(draft, 'input_image', takeFrom())).toBe(true);
  expect(isFull(draft, 'input_image', takeFrom('a', 'b'))).toBe(false);
  expect(idsOf(fillRole(draft, picture('edited'), 'input_image', takeFrom('a', 'b')))).toEqual([
    'edited',
    'c',
    'd',
  ]);
});

test('a frame takes the place of the frame that was there, and references stay', () => {
  const draft = {
    ...emptyDraft(videoTool),
    tray: [...tray('first_frame', 'old'), ...tray('reference_image', 'mood')],
  };
  expect(isFull(draft, 'first_frame', takeFrom())).toBe(false);
  expect(idsOf(fillRole(draft, picture('new'), 'first_frame', takeFrom()))).toEqual(['new', 'mood']);
});
