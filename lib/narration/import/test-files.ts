import { strToU8, zipSync } from 'fflate';

/** Manuscripts as programs write them, made here byte by byte. */

export function fileOf(name: string, bytes: Uint8Array | string): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
}

export function zipOf(files: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word document of these body elements, with the styles that its headings name. */
export function docxOf(body: string): Uint8Array {
  return zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/styles.xml': `<w:styles ${wordNamespace}><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Titel"><w:name w:val="Title"/></w:style></w:styles>`,
    'word/_rels/document.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    'word/document.xml': `<w:document ${wordNamespace}><w:body>${body}</w:body></w:document>`,
  });
}

export function wordParagraph(text: string, style?: string): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '';
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

interface Book {
  /** Bodies of the chapters, in the order of the spine. */
  chapters: readonly string[];
  /** Titles in the table of contents, by chapter. */
  titles?: readonly string[];
  more?: Record<string, string>;
}

export function epubOf({ chapters, titles = [], more = {} }: Book): Uint8Array {
  const names = chapters.map((_, index) => `text/part%20${index}.xhtml`);
  const manifest = names.map(
    (name, index) => `<item id="c${index}" href="${name}" media-type="application/xhtml+xml"/>`,
  );
  const links = titles.map((title, index) => `<li><a href="${names[index]}#top">${title}</a></li>`);
  const pages = chapters.map((body, index) => [
    `OEBPS/text/part ${index}.xhtml`,
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Not read</title><style>p{}</style></head><body>${body}</body></html>`,
  ]);
  return zipOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    // The manifest's order is not the spine's.
    'OEBPS/book.opf': `<package xmlns="http://www.idpf.org/2007/opf"><manifest><item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>${manifest.toReversed().join('')}</manifest><spine><itemref idref="nav"/>${names.map((_, index) => `<itemref idref="c${index}"/>`).join('')}</spine></package>`,
    'OEBPS/nav.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><body><nav><ol>${links.join('')}</ol></nav></body></html>`,
    ...Object.fromEntries(pages),
    ...more,
  });
}
