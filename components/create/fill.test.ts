import { expect, test } from 'vitest';
import { itemOfAsset } from '#components/tray/tray-item.ts';
import type { AssetView } from '#lib/assets/asset-view.ts';
import { enhanceTool } from '#lib/tools/enhance.ts';
import { imageTool } from '#lib/tools/image.ts';
import { tools } from '#lib/tools/registry.ts';
import { speechTool } from '#lib/tools/speech.ts';
import { videoTool } from '#lib/tools/video.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { emptyDraft } from './draft.ts';
import { fillNote, fillRole, fillSettings, isFull } from './fill.ts';

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

const inputOf = (role: MediaRole, assetId: string) => ({ position: 0, role, assetId });

test.each(Object.values(tools))('the settings of a take of $name come back as they were', (tool) => {
  const take = {
    id: 'take',
    tool: tool.name,
    input: { ...Object(tool.initial), prompt: 'Kept' },
    prompt: 'Kept',
    inputs: [],
  };
  const before = {
    ...emptyDraft(tool),
    takeCount: 4 as const,
    formerPrompt: 'old',
    tray: tray('first_frame', 'a'),
  };
  expect(fillSettings(tool, before, { take, assets: [] })).toMatchObject({
    values: tool.recall(take.input),
    tray: [],
    takeCount: 4,
    formerPrompt: undefined,
    remakeOf: { id: 'take', words: 'Kept' },
  });
});

test('of a take of another tool come its words, its inputs that fit, and the settings of the same name', () => {
  const draft = { ...emptyDraft(enhanceTool), values: { ...enhanceTool.initial, prompt: 'Mine' } };
  const take = {
    id: 'take',
    tool: 'video',
    input: { ...videoTool.initial, prompt: 'A lighthouse', durationSeconds: 7 },
    prompt: 'A lighthouse',
    inputs: [inputOf('first_frame', 'frame'), inputOf('input_image', 'other')],
  };
  const next = fillSettings(enhanceTool, draft, { take, assets: [picture('frame'), picture('other')] });
  expect(next.values).toEqual({ ...enhanceTool.initial, prompt: 'A lighthouse', durationSeconds: 7 });
  expect(idsOf(next)).toEqual(['frame']);
});

test('what another tool calls the same and means otherwise stays as it was', () => {
  const draft = { ...emptyDraft(speechTool), values: { ...speechTool.initial, text: 'Mine', speed: 2 } };
  const take = {
    id: 'take',
    tool: 'video',
    input: { ...videoTool.initial, model: 'H3' },
    prompt: 'A film',
    inputs: [],
  };
  const { values } = fillSettings(speechTool, draft, { take, assets: [] });
  expect(values).toEqual({ ...speechTool.initial, text: 'Mine', speed: 2 });
});

test('a note stands under the prompt of the take, or edits its picture alone; the next take is another try', () => {
  const take = { id: 'take', prompt: 'A red kite' };
  const before = { ...emptyDraft(videoTool), values: { ...videoTool.initial, prompt: 'Something typed' } };
  const note = 'brighter';
  expect(fillNote(videoTool, before, { note, as: 'first_frame', take })).toMatchObject({
    values: { prompt: 'A red kite\n\nbrighter' },
    formerPrompt: 'Something typed',
    remakeOf: { id: 'take', words: 'A red kite' },
  });
  const edit = fillNote(imageTool, emptyDraft(imageTool), { note, as: 'input_image', take });
  expect(edit).toMatchObject({ values: { prompt: 'brighter' }, remakeOf: { id: 'take' } });
  expect(edit.formerPrompt).toBeUndefined();
  expect(fillNote(videoTool, before, { note: undefined, as: 'settings', take })).toBe(before);
});
