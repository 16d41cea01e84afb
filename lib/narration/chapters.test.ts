import { describe, expect, it } from 'vitest';
import { findChapters } from './chapters.ts';

const titles = (text: string) => findChapters(text).map(({ title }) => title);

describe('findChapters', () => {
  it.each([
    ['# The door', 'The door'],
    ['### The door ###', 'The door'],
    ['# 第三章 归来', '第三章 归来'],
    ['# Chapter 3\r', 'Chapter 3'],
    ['Chapter 3', 'Chapter 3'],
    ['Chapter 3.', 'Chapter 3.'],
    ['CHAPTER III: The Sea.', 'CHAPTER III: The Sea.'],
    ['Chapter Twenty-one — Home', 'Chapter Twenty-one — Home'],
    ['Chapter 7 The Long Way', 'Chapter 7 The Long Way'],
    ['Part the First', 'Part the First'],
    ['Kapitel 2', 'Kapitel 2'],
    ['KAPITEL IV – Die Tür', 'KAPITEL IV – Die Tür'],
    ['Chapitre 12 : Le port', 'Chapitre 12 : Le port'],
    ['Capítulo 5', 'Capítulo 5'],
    ['Глава 3', 'Глава 3'],
    ['Prologue', 'Prologue'],
    ['Nachwort', 'Nachwort'],
    ['第三章 归来', '第三章 归来'],
    ['　　第一百二十回　大结局', '第一百二十回　大结局'],
    ['第12話', '第12話'],
    ['제 3 장 바다', '제 3 장 바다'],
    ['楔子', '楔子'],
  ])('finds %j', (line, title) => {
    expect(titles(`Some words.\n\n${line}\n\nMore words.`)).toEqual([title]);
  });

  it.each([
    'Chapter 3 was the dullest of them all, he said.',
    'Part of the reason was money.',
    'chapter and verse',
    '#hashtag is no heading',
    '#',
    '第三章说的是这件事，他想了很久，最后还是没有说出口。',
    'Introduction to the study of very ordinary things',
    `Chapter 1: ${'a very long title that is rather a sentence '.repeat(3)}`,
  ])('takes %j for words', (line) => {
    expect(titles(`Some words.\n\n${line}\n\nMore words.`)).toEqual([]);
  });

  it('believes letters only after a blank line, and Chinese headings anywhere', () => {
    expect(titles('as was told in\nChapter 3\nof the book')).toEqual([]);
    expect(titles('他走了。\n第二章 海\n海很大。')).toEqual(['第二章 海']);
  });

  it('says where the line begins', () => {
    const text = 'One.\r\n\r\n## Two\r\nThree.';
    expect(findChapters(text)).toEqual([{ title: 'Two', start: text.indexOf('## Two') }]);
  });

  it('is not slowed by a line without an end', () => {
    expect(titles(`# ${'x'.repeat(1_000_000)}`)).toEqual([]);
  });
});
