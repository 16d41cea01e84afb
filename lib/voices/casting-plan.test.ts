import { expect, test } from 'vitest';
import { tools } from '#lib/tools/registry.ts';
import { contextWith } from '#lib/tools/test-context.ts';
import { defaultPrices } from '#lib/vendor/price-list.ts';
import { castVoicesInput } from './action-inputs.ts';
import { lineTake } from './cast-take.ts';
import { castingBill } from './casting-bill.ts';
import { type CastingPlan, cellsOf, readPlan } from './casting-plan.ts';
import { sampleBill, sampleLine } from './sample-line.ts';

const plan: CastingPlan = {
  voices: [
    { family: 'long', id: 'Grinch' },
    { family: 'short', id: 'JBFqnCBsd6RMkjVDRZzb' },
  ],
  emotions: [null, 'sad'],
  speed: 0.9,
};
const castingId = '0199a0f0-0000-7000-8000-000000000000';

test('long voices speak every emotion, short ones speak once', () => {
  expect(cellsOf(plan).map(({ key }) => key)).toEqual([
    'long:Grinch:',
    'long:Grinch:sad',
    'short:JBFqnCBsd6RMkjVDRZzb:',
  ]);
  expect(cellsOf({ ...plan, emotions: [] })).toHaveLength(2);
});

test('a stored plan is read again, and rubbish is left out', () => {
  expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  const rubbish = {
    voices: [{ family: 'tall', id: 'x' }, 7, { family: 'long' }],
    emotions: ['bored'],
    speed: 'x',
  };
  expect(readPlan(rubbish)).toEqual({ voices: [], emotions: [], speed: 1 });
  expect(readPlan(null)).toEqual({ voices: [], emotions: [], speed: 1 });
});

test.each([
  ['nobody', { voices: [] }],
  ['one voice twice', { voices: [plan.voices[0], plan.voices[0]] }],
  ['one emotion twice', { emotions: ['sad', 'sad'] }],
  [
    'more than 24 takes',
    { voices: Array.from({ length: 13 }, (_, at) => ({ family: 'long', id: `v${at}` })) },
  ],
  ['a speed beyond the range', { speed: 2.5 }],
])('a plan with %s is refused', (_what, more) => {
  const asked = { castingId, text: 'Who goes there?', plan: { ...plan, ...more } };
  expect(castVoicesInput.safeParse(asked).success).toBe(false);
  expect(castVoicesInput.safeParse({ ...asked, plan }).success).toBe(true);
});

test('the price of a sheet is the price of its takes', () => {
  const text = '  # Who goes there?  ';
  const context = contextWith();
  const each = cellsOf(plan).map(({ voice, emotion }) => {
    const line = { family: voice.family, voiceId: voice.id, text: text.trim() };
    const { tool, input } = lineTake({
      ...line,
      settings: { speed: plan.speed, emotion: emotion ?? undefined },
    });
    const one = tools[tool];
    return one.estimate(one.recall(input), context).totalMicros;
  });
  const whole = castingBill(text, plan, defaultPrices);
  expect(whole.totalMicros).toBe(each.reduce((sum, micros) => sum + micros, 0));
  expect(whole.lines.map(({ label }) => label)).toEqual(['Narration, 2 takes', 'Short speech, 1 take']);
});

test.each(['long', 'short'] as const)('the price of a %s sample is the estimate of its take', (family) => {
  const { tool, input } = lineTake({ family, voiceId: 'any', text: sampleLine('French') });
  const one = tools[tool];
  expect(one.problems(one.recall(input), contextWith())).toEqual([]);
  expect(sampleBill(family, 'French', defaultPrices).totalMicros).toBe(
    one.estimate(one.recall(input), contextWith()).totalMicros,
  );
});
