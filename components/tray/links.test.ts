import { expect, it } from 'vitest';
import { isLink, linksIn, nameOfLink } from './links.ts';

function data(types: Record<string, string>): Pick<DataTransfer, 'getData'> {
  return { getData: (type) => types[type] ?? '' };
}

it.each([
  ['https://example.com/clip.mp4', true],
  [' vendor_file://abc123 ', true],
  ['example.com/clip.mp4', false],
  ['see https://example.com', false],
])('%s', (text, expected) => {
  expect(isLink(text)).toBe(expected);
});

it('takes a list of links, and nothing that has words between', () => {
  expect(
    linksIn(data({ 'text/uri-list': '# page\r\nhttps://a.example/1.png\r\nhttps://a.example/2.png' })),
  ).toEqual(['https://a.example/1.png', 'https://a.example/2.png']);
  expect(linksIn(data({ 'text/plain': 'https://a.example/1.png\nis nice' }))).toEqual([]);
  expect(linksIn(data({}))).toEqual([]);
});

it.each([
  ['https://example.com/media/clip.mp4?token=1#t=2', 'clip.mp4'],
  ['vendor_file://abc123', 'abc123'],
  ['https://example.com/', 'example.com'],
])('%s is called %s', (url, name) => {
  expect(nameOfLink(url)).toBe(name);
});
