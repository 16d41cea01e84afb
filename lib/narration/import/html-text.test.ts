import { expect, it } from 'vitest';
import { processorMs } from '../test-cpu.ts';
import { htmlText } from './html-text.ts';

it.each([
  [
    'headings',
    '<h1>The  <em>door</em></h1><p>It was\n  shut.</p><h3>Later</h3>',
    '# The door\n\nIt was shut.\n\n### Later',
  ],
  ['a heading of two lines', '<h2>Chapter 1<br/>The Sea</h2>', '## Chapter 1 The Sea'],
  ['an empty heading', '<h2> </h2><p>a</p>', 'a'],
  ['breaks', '<p>one<br>two<br/>three</p>', 'one\ntwo\nthree'],
  ['inline elements', '<p>a<b>b</b> <i>c</i>, <span>d</span>.</p>', 'ab c, d.'],
  ['entities', '<p>Tom &amp; Ana&nbsp;&mdash; 5&#8239;&lt; 6</p>', 'Tom & Ana — 5 < 6'],
  [
    'lists',
    '<ul><li>a</li><li><p>b</p></li></ul><ol start="3"><li>c</li><li>d</li></ol>',
    'a\n\nb\n\n3. c\n4. d',
  ],
  ['tables', '<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>', 'a, b\nc, d'],
  ['scripts', '<p>a</p><script>alert("<p>b</p>")</script><p onclick="x()">c</p>', 'a\n\nc'],
  ['an XHTML script without a body', '<p>a</p><script src="x.js"/><p>b</p>', 'a\n\nb'],
  [
    'styles, pictures and the head',
    '<head><title>t</title></head><style>p{}</style><p>a<img src="x" alt="y"/></p>',
    'a',
  ],
  [
    'hidden elements',
    '<p hidden>a</p><p style="display: none">b</p><p aria-hidden="true">c</p><p>d</p>',
    'd',
  ],
  [
    'notes of a book',
    '<p>a<a epub:type="noteref" href="#n1"><sup>1</sup></a>.</p><aside epub:type="footnote" id="n1">b</aside>',
    'a.',
  ],
  ['notes of a word processor', '<p>a<sup><a href="#_ftn1">[1]</a></sup>.</p>', 'a.'],
  ['page numbers', '<p>a<span epub:type="pagebreak" role="doc-pagebreak">12</span>b</p>', 'ab'],
  ['ruby', '<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字</p>', '漢字'],
  ['navigation', '<nav><ol><li>a</li></ol></nav><p>b</p>', 'b'],
  ['unclosed elements', '<p>a<p>b<div>c', 'a\n\nb\n\nc'],
  ['comments and CDATA', '<p>a<!-- b --><![CDATA[c]]></p>', 'ac'],
  [
    'a document type with words of its own',
    '<?xml version="1.0"?>\n<!DOCTYPE html [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "c">]>\n<p>d&nbsp;e</p>',
    'd e',
  ],
  ['nothing', '', ''],
])('reads %s', (_, html, text) => {
  expect(htmlText(html).text).toBe(text);
});

it('counts code that it leaves out', () => {
  expect(htmlText('<p>a</p><pre><code>b</code></pre><p>use <code>c</code></p>')).toEqual({
    text: 'a\n\nuse c',
    codeBlocks: 1,
  });
});

it('reads a megabyte in a moment', () => {
  const html = `<p>${'word '.repeat(20)}</p>`.repeat(10_000);
  expect(processorMs(() => htmlText(html))).toBeLessThan(1000);
});
