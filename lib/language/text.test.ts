import { expect, test } from 'vitest';
import { english } from './text.ts';
import { translate } from './translate.ts';

const chinese = translate({
  Save: '保存',
  Image: '图片',
  '{count} takes': '{count} 个镜头',
  'The file is larger than {size} MB.': '文件超过 {size} MB。',
  'Made with {tool} by {name}': '{name} 用{tool}制作',
});

test('English sentences are their own', () => {
  expect(english('Save')).toBe('Save');
  expect(english('{count} takes', { count: 3 })).toBe('3 takes');
});

test('a sentence is found by its words, with or without values', () => {
  expect(chinese('Save')).toBe('保存');
  expect(chinese('{count} takes', { count: 3 })).toBe('3 个镜头');
});

test('a sentence that was put together elsewhere is recognised by its shape', () => {
  expect(chinese('The file is larger than 64 MB.')).toBe('文件超过 64 MB。');
  expect(chinese('Made with Image by Ada')).toBe('Ada 用图片制作');
});

test('what nobody translated stays as it is', () => {
  expect(chinese('A sentence from elsewhere.')).toBe('A sentence from elsewhere.');
  expect(chinese('Nothing for {name}', { name: 'Ada' })).toBe('Nothing for Ada');
});

test('values are never taken for a pattern', () => {
  expect(chinese('{count} takes', { count: '$& {count}' })).toBe('$& {count} 个镜头');
});
