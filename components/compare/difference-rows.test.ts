import { expect, test } from 'vitest';
import { viewOfTake } from '#lib/tasks/test-take-view.ts';
import { videoTool } from '#lib/tools/video.ts';
import { comparedIds, mostCompared } from './compared-ids.ts';
import { differenceRows } from './difference-rows.ts';

const bill = { lines: [], totalMicros: 400_000, currency: 'USD', isPriced: true };

function take(seconds: number, more: object = {}) {
  const input = { ...videoTool.initial, prompt: 'A kite', durationSeconds: seconds };
  return { ...viewOfTake({ estimate: bill, ...more }), input };
}

test('what differs comes first, and each take has its own value', () => {
  const rows = differenceRows(
    [take(5), take(8, { charge: { ...bill, totalMicros: 640_000 } })],
    (iso) => iso,
  );
  const differing = rows.filter(({ isSame }) => !isSame);
  expect(rows.slice(0, differing.length)).toEqual(differing);
  expect(differing.map(({ label }) => label)).toEqual(['Length', 'Price']);
  expect(differing[1]?.values).toEqual(['est. USD 0.40', 'USD 0.64']);
  expect(rows.find(({ label }) => label === 'Model')).toMatchObject({ values: ['H3', 'H3'], isSame: true });
});

test('a setting that one tool lacks is empty there; what nobody has is left out', () => {
  const speech = { ...viewOfTake({ tool: 'speech', model: 'flash' }), input: { text: 'Hello' } };
  const rows = differenceRows([take(5), speech], (iso) => iso);
  expect(rows.find(({ label }) => label === 'Resolution')?.values[1]).toBe('');
  expect(rows.map(({ label }) => label)).not.toContain('Project');
});

test('ids of an address: each once, six at most, nothing else', () => {
  const ids = Array.from({ length: 8 }, (_, at) => `0199a0f0-0000-7000-8000-00000000000${at}`);
  expect(comparedIds(`${ids[0]},${ids[0]?.toUpperCase()},nonsense,${ids[1]}`)).toEqual([ids[0], ids[1]]);
  expect(comparedIds(ids)).toHaveLength(mostCompared);
  expect(comparedIds(undefined)).toEqual([]);
});
