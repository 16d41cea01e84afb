import { randomUUID } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { hasUndoWindow } from '#lib/vendor/endpoints.ts';
import { defaultVendorNames } from '#lib/vendor/names.ts';
import { describeValues } from './define-tool.ts';
import { readMediaInput } from './media-input.ts';
import { tools } from './registry.ts';
import { contextWith } from './test-context.ts';

describe.each(Object.entries(tools))('the tool %s', (name, tool) => {
  it('stands under its own name', () => {
    expect(tool.name).toBe(name);
  });

  it('reads what it starts with back as it is', () => {
    expect(tool.read(tool.initial)).toEqual({ values: tool.initial });
    expect(tool.recall(tool.initial)).toEqual(tool.initial);
  });

  it('starts with nothing broken, only with something still missing', () => {
    const problems = tool.problems(tool.initial, contextWith());
    expect(problems.filter(({ isMissing }) => !isMissing)).toEqual([]);
    expect(problems).not.toEqual([]);
  });

  it('keeps what can be read of a stored draft, and refuses the same as a post', () => {
    const rubbish = { ...Object.fromEntries(Object.keys(tool.fields).map((key) => [key, { no: 1 }])) };
    expect(tool.recall(rubbish)).toEqual(tool.initial);
    expect(tool.recall(null)).toEqual(tool.initial);
    expect(tool.read(rubbish)).toMatchObject({ problem: { field: Object.keys(tool.fields)[0] } });
  });

  it('has an endpoint with a path, a price and words for its settings', () => {
    expect(tool.endpoint(tool.initial).path(defaultVendorNames)).toMatch(/^\/v3\//);
    expect(tool.estimate(tool.initial, contextWith()).currency).toBe('USD');
    for (const { label, value } of describeValues(tool, tool.initial)) {
      expect(label).not.toBe('');
      expect(value).not.toMatch(/undefined|\[object/);
    }
  });

  it('keeps every number within its range, on both sides', () => {
    for (const [key, field] of Object.entries(tool.fields)) {
      if (field.control !== 'slider' && field.control !== 'number' && field.control !== 'seed') continue;
      expect(field.rule(field.max), key).toBeUndefined();
      expect(field.rule(field.max + field.step), key).toContain(field.label);
      expect(field.rule(field.min - field.step), key).toContain(field.label);
    }
  });
});

test('what takes minutes can be taken back; a spoken line and a text go at once', () => {
  const undoable = Object.values(tools).filter((tool) => hasUndoWindow(tool.endpoint(tool.initial)));
  expect(undoable.map(({ name }) => name)).toEqual([
    'video',
    'master',
    'reference-video',
    'image',
    'narration',
  ]);
});

describe('an input of the tray', () => {
  it('has ids in one spelling, whatever a browser sends', () => {
    const id = randomUUID();
    const input = { role: 'first_frame', assetId: id.toUpperCase() };
    expect(readMediaInput(input)).toEqual({ role: 'first_frame', assetId: id });
  });

  it('is a file or a link, never both: the file would be written down unchecked', () => {
    const url = 'https://example.com/frame.png';
    const assetId = randomUUID();
    expect(readMediaInput({ role: 'first_frame', url })).toBeDefined();
    expect(readMediaInput({ role: 'first_frame', url, assetId })).toBeUndefined();
    expect(readMediaInput({ role: 'first_frame', assetId: 'x' })).toBeUndefined();
    expect(readMediaInput({ role: 'no_role', assetId })).toBeUndefined();
  });
});
