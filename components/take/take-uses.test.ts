import { expect, test } from 'vitest';
import type { ResultLink, TakeView } from '#lib/tasks/take-view.ts';
import { viewOfTake } from '#lib/tasks/test-take-view.ts';
import { tools } from '#lib/tools/registry.ts';
import { kindOfRole } from '#lib/vendor/media-roles.ts';
import { frameAt, masterRefusal, refusalOf, timeOfFrame, usesOf } from './take-uses.ts';

const take = viewOfTake({ settings: { resolution: '768P' } });

test('only a saved 768P video can be mastered, and the reason is said', () => {
  expect(masterRefusal(take)).toBeUndefined();
  expect(masterRefusal({ ...take, settings: { resolution: '2K' } })).toMatch('768P');
  expect(masterRefusal({ ...take, tool: 'master' })).toMatch('already');
  expect(masterRefusal({ ...take, tool: 'enhance' })).toMatch('video');
  expect(masterRefusal({ ...take, state: 'running' })).toMatch('when it is saved');
  expect(masterRefusal({ ...take, state: 'failed' })).toMatch('no video');
});

function madeOf(kind: ResultLink['kind']): TakeView {
  const file = { url: '/m', mimeType: '', assetId: 'a', downloadUrl: '/d', sizeBytes: 1, format: 'x' };
  return { ...take, media: { ...file, kind, hasAudio: false } };
}

test.each(['image', 'video', 'audio'] as const)(
  'every use of a result (%s) has a place of its kind',
  (kind) => {
    const uses = usesOf(madeOf(kind));
    expect(uses).not.toEqual([]);
    for (const { tool, role, frame } of uses) {
      if (role === 'prompt') throw new Error('only a text is a prompt');
      expect(kindOfRole[role]).toBe(frame ? 'image' : kind);
      const trays = Object.values(tools[tool].fields).filter((field) => field.control === 'tray');
      expect(trays.flatMap(({ roles }) => roles)).toContain(role);
    }
  },
);

test('every place that takes a file of its kind is offered', () => {
  const offered = new Set(
    (['image', 'video', 'audio'] as const).flatMap((kind) =>
      usesOf(madeOf(kind)).map(({ tool, role }) => `${tool} ${role}`),
    ),
  );
  // A prompt is enhanced with the inputs of the video to come: those are chosen in Video.
  for (const tool of Object.values(tools).filter(({ name }) => name !== 'enhance' && name !== 'master')) {
    for (const field of Object.values(tool.fields)) {
      if (field.control !== 'tray') continue;
      for (const role of field.roles) expect(offered).toContain(`${tool.name} ${role}`);
    }
  }
  expect(offered).toContain('master base_video');
});

test('a closed way says why', () => {
  const [master] = usesOf(madeOf('video')).filter(({ tool }) => tool === 'master');
  if (!master) throw new Error('no way to a master');
  expect(refusalOf(master, take)).toBeUndefined();
  expect(refusalOf(master, { ...take, tool: 'reference-video' })).toMatch('library');
});

test('a text is a prompt', () => {
  expect(usesOf({ ...take, tool: 'enhance', resultText: 'A kite' })).toMatchObject([{ role: 'prompt' }]);
});

test('a take without a result can be used for nothing', () => {
  expect(usesOf(take)).toEqual([]);
});

test('the middle of every frame is on that frame', () => {
  for (const rate of [23.976, 24, 29.97, 60]) {
    for (let frame = 0; frame < 400; frame += 1) expect(frameAt(timeOfFrame(frame, rate), rate)).toBe(frame);
  }
});
