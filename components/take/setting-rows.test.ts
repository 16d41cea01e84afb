import { expect, test } from 'vitest';
import { tools } from '#lib/tools/registry.ts';
import { settingRows } from './setting-rows.ts';

test.each(Object.keys(tools))('the settings of %s are words, however old the take', (name) => {
  for (const input of [undefined, {}, tools[name as keyof typeof tools].initial]) {
    for (const { label, value } of settingRows(name, input)) {
      expect(label).not.toBe('Model');
      expect(value).toMatch(/\S/);
    }
  }
});

test('a voice has its name, and one that was cloned its id', () => {
  const voice = (voiceId: string) =>
    settingRows('speech', { voiceId }).find(({ label }) => label === 'Voice')?.value;
  expect(voice('JBFqnCBsd6RMkjVDRZzb')).toMatch('George');
  expect(voice('my-clone-1')).toBe('my-clone-1');
});

test('a rare setting is said when it was changed', () => {
  const labels = (input: object) => settingRows('image', input).map(({ label }) => label);
  expect(labels({ model: 'kontext' })).not.toContain('Seed');
  expect(labels({ model: 'kontext', seed: 7 })).toContain('Seed');
});

test('a tool that is gone has no settings', () => {
  expect(settingRows('paint', { seed: 7 })).toEqual([]);
});
