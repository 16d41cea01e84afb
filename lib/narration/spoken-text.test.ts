import { describe, expect, it } from 'vitest';
import { withoutMarks } from './spoken-text.ts';

describe('withoutMarks', () => {
  it('leaves out the marks of headings and nothing else', () => {
    const spoken = withoutMarks('Hi #1.\n\n## Two ##\r\n\r\nC# and #tag.\n\nChapter 3\n\n  # Four');
    expect(spoken.text).toBe('Hi #1.\n\nTwo\r\n\r\nC# and #tag.\n\nChapter 3\n\nFour');
    for (const { title, start } of spoken.chapters) expect(spoken.text.slice(start)).toMatch(title);
    expect(spoken.chapters.map(({ title }) => title)).toEqual(['Two', 'Chapter 3', 'Four']);
  });
});
