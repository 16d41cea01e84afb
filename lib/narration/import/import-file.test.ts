import { describe, expect, it } from 'vitest';
import { importFile } from './import-file.ts';
import { docxOf, epubOf, fileOf, wordParagraph, zipOf } from './test-files.ts';

async function textOf(file: File): Promise<string> {
  const result = await importFile(file);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.text;
}

async function refusalOf(file: File): Promise<{ code: string; message: string }> {
  const result = await importFile(file);
  if (result.ok) throw new Error('It was read.');
  return result.failure;
}

describe('importFile', () => {
  it('reads plain text with any line ends', async () => {
    const file = fileOf('My book.v2.txt', '\ufeffOne.\r\n\r\n\r\n\r\nTwo.  \rThree.\0\n');
    expect(await importFile(file)).toEqual({
      ok: true,
      value: { text: 'One.\n\nTwo.\nThree.', name: 'My book.v2', notes: [] },
    });
  });

  it('does not stumble over a line of blanks', async () => {
    const before = performance.now();
    expect(await textOf(fileOf('a.txt', `a${' '.repeat(20_000)}b${' '.repeat(20_000)}\n`))).toHaveLength(
      20_002,
    );
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('reads a chapter once, however often a book names it', async () => {
    const itemrefs = '<itemref idref="a"/><itemref idref="b"/>'.repeat(1000);
    const items = ['a', 'b'].map(
      (id) => `<item id="${id}" href="a.xhtml" media-type="application/xhtml+xml"/>`,
    );
    const more = {
      'OEBPS/book.opf': `<package><manifest>${items.join('')}</manifest><spine>${itemrefs}</spine></package>`,
      'OEBPS/a.xhtml': '<html><body><p>Once.</p></body></html>',
    };
    expect(await textOf(fileOf('a.epub', epubOf({ chapters: [], more })))).toBe('Once.');
  });

  it('reads Markdown as it would be read aloud', async () => {
    const markdown = `---
title: Not read
---
# The *door*

Setext
------

It was **shut**, see [the key](https://example.com/key "Key")[^1] and ![a picture](x.png).
A hard  
break, <span onclick="x()">html</span> &amp; \`code\`.

- one
- two

1. first
2. second

\`\`\`js
alert(1)
\`\`\`

> Quoted.

[^1]: A note that
    goes on.

End.
`;
    const result = await importFile(fileOf('a.md', markdown));
    expect(result).toMatchObject({ ok: true, value: { notes: ['A block of code was left out.'] } });
    expect(await textOf(fileOf('a.md', markdown))).toBe(
      '# The door\n\n## Setext\n\nIt was shut, see the key and . A hard\nbreak, html & code.\n\none\ntwo\n\n1. first\n2. second\n\nQuoted.\n\nEnd.',
    );
  });

  it('reads a Word document with its headings, in any language of Word', async () => {
    const body = [
      wordParagraph('The Book', 'Titel'),
      wordParagraph('Chapter 1', 'berschrift1'),
      wordParagraph('He said &amp; she said.'),
      '<w:p><w:r><w:t>kept </w:t></w:r><w:del w:id="1"><w:r><w:delText>deleted</w:delText></w:r></w:del><w:ins w:id="2"><w:r><w:t>inserted</w:t></w:r></w:ins></w:p>',
      '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>b</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
    ].join('');
    expect(await textOf(fileOf('a.docx', docxOf(body)))).toBe(
      '# The Book\n\n# Chapter 1\n\nHe said & she said.\n\nkept inserted\n\na\n\nb',
    );
  });

  it('reads a book in the order of its spine, with titles from its table of contents', async () => {
    const book = epubOf({
      chapters: [
        '<p>PROLOGUE</p><p>Once.</p>',
        '<h1>One</h1><p>First.</p><script>document.title = "run"</script>',
        '<p>Then</p>',
        '<img src="cover.jpg"/>',
      ],
      titles: ['Prologue', 'Not used', 'Two'],
    });
    expect(await textOf(fileOf('a.epub', book))).toBe(
      '# Prologue\n\nOnce.\n\n# One\n\nFirst.\n\n# Two\n\nThen',
    );
  });

  it('reads a book whose fonts are scrambled, and refuses one that is protected', async () => {
    const encryption = (method: string) =>
      epubOf({
        chapters: ['<p>a</p>'],
        more: {
          'META-INF/encryption.xml': `<encryption><enc:EncryptedData><enc:EncryptionMethod Algorithm="${method}"/></enc:EncryptedData></encryption>`,
        },
      });
    const fonts = encryption('http://www.idpf.org/2008/embedding');
    expect(await textOf(fileOf('a.epub', fonts))).toBe('a');
    const books = encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc');
    expect(await refusalOf(fileOf('a.epub', books))).toMatchObject({ code: 'protected' });
  });

  it.each([
    ['an empty file', fileOf('a.txt', ' \n '), 'empty', /no text in “a.txt”. Nothing was changed/],
    ['a Word document without words', fileOf('a.docx', docxOf('<w:p/>')), 'empty', /no text/],
    [
      'a book of pictures',
      fileOf('a.epub', epubOf({ chapters: ['<img src="a.png"/>'] })),
      'empty',
      /no text/,
    ],
    ['a text called .docx', fileOf('a.docx', 'words'), 'not-docx', /no Word document/],
    [
      'another archive called .docx',
      fileOf('a.docx', zipOf({ 'xl/workbook.xml': '<x/>' })),
      'not-docx',
      /no Word document/,
    ],
    [
      'an old Word file',
      fileOf('a.docx', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2)),
      'not-docx',
      /old Word file/,
    ],
    ['a cut off archive', fileOf('a.docx', docxOf('<w:p/>').slice(0, 200)), 'broken', /damaged/],
    ['a text called .epub', fileOf('a.epub', 'words'), 'not-epub', /no book/],
    [
      'a book without a package',
      fileOf('a.epub', zipOf({ mimetype: 'application/epub+zip' })),
      'not-epub',
      /broken book/,
    ],
    ['a book without its chapters', fileOf('a.epub', epubOf({ chapters: [] })), 'not-epub', /broken book/],
    [
      'a cut off book',
      fileOf('a.epub', epubOf({ chapters: ['<p>a</p>'] }).slice(0, 900)),
      'broken',
      /damaged/,
    ],
    ['another kind', fileOf('a.pdf', '%PDF-1.7'), 'unknown-kind', /Save it as .docx, .epub, .md or .txt/],
    [
      'a picture called .txt',
      fileOf(
        'a.txt',
        Uint8Array.from({ length: 999 }, (_, i) => (i * 7919) % 256),
      ),
      'not-text',
      /no text file/,
    ],
    [
      'too many characters',
      fileOf('a.txt', '𝒳'.repeat(1_000_123)),
      'too-large',
      /1,000,123 characters: 123 more than the 1,000,000/,
    ],
  ])('refuses %s in words', async (_, file, code, message) => {
    const refusal = await refusalOf(file);
    expect(refusal.code).toBe(code);
    expect(refusal.message).toMatch(message);
  });

  it('does not unpack a small archive of very much', async () => {
    const bomb = docxOf(wordParagraph(' '.repeat(40 * 1024 * 1024)));
    expect(bomb.byteLength).toBeLessThan(200_000);
    expect(await refusalOf(fileOf('a.docx', bomb))).toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('unpacks to more than a book can be'),
    });
  });

  it('does not believe an archive that lies about what is in it', async () => {
    const bomb = docxOf(wordParagraph(' '.repeat(4 * 1024 * 1024)));
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    for (let at = 0; at < bomb.byteLength - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000)
        view.setUint32(at + 24, 1000, true);
    }
    expect((await importFile(fileOf('a.docx', bomb))).ok).toBe(false);
  });

  it('says which encoding it guessed', async () => {
    const file = fileOf('a.txt', Uint8Array.of(0x47, 0x72, 0xfc, 0xdf, 0x65));
    expect(await importFile(file)).toMatchObject({
      ok: true,
      value: { text: 'Grüße', notes: [expect.stringContaining('Read as windows-1252')] },
    });
  });
});
