import { expect, test } from 'vitest';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { frameAt, masterRefusal, timeOfFrame, usesOf } from './take-uses.ts';

const take: TakeView = {
  id: 'a',
  batchId: 'a',
  tool: 'video',
  state: 'succeeded',
  prompt: 'A red kite',
  model: 'H3',
  settings: { resolution: '768P' },
  createdAt: '2026-11-20T10:00:00.000Z',
  creatorName: 'Ada',
  isMine: true,
  estimate: { lines: [], totalMicros: 0, currency: 'USD', isPriced: true },
  isSafe: true,
};

test('only a saved 768P video can be mastered, and the reason is said', () => {
  expect(masterRefusal(take)).toBeUndefined();
  expect(masterRefusal({ ...take, settings: { resolution: '2K' } })).toMatch('768P');
  expect(masterRefusal({ ...take, tool: 'master' })).toMatch('already');
  expect(masterRefusal({ ...take, tool: 'enhance' })).toMatch('video');
  expect(masterRefusal({ ...take, state: 'running' })).toMatch('when it is saved');
  expect(masterRefusal({ ...take, state: 'failed' })).toMatch('no video');
});

test('a take without a result can be used for nothing', () => {
  expect(usesOf(take)).toEqual([]);
});

test('the middle of every frame is on that frame', () => {
  for (const rate of [23.976, 24, 29.97, 60]) {
    for (let frame = 0; frame < 400; frame += 1) expect(frameAt(timeOfFrame(frame, rate), rate)).toBe(frame);
  }
});
