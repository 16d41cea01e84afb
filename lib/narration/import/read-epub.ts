import { decodeText } from './decode-text.ts';
import { type EpubPackage, readPackage, readTableOfContents } from './epub-package.ts';
import { htmlText } from './html-text.ts';
import { openZip } from './open-zip.ts';

export type EpubText = { text: string } | { problem: 'protected' | 'broken' };

/** Fonts may be scrambled in a book that is not protected. */
const fontScrambling = /(?:idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)/;

/**
 * A book's text in the order of its spine, chapter by chapter. Where a chapter has no heading of its own, the table of
 * contents gives it one. Scripts and styles in it are never run: nothing of it becomes a page.
 */
export function readEpub(bytes: Uint8Array): EpubText {
  const files = openZip(bytes, (name) => /(?:\.(?:x?html?|xml|opf|ncx|lcpl)|^mimetype)$/i.test(name));
  const words = (path: string) => {
    const file = files.get(path);
    return file && decodeText(file)?.text;
  };
  if (isProtected(words('META-INF/encryption.xml'), files)) return { problem: 'protected' };
  const book = readPackage(words);
  if (!book) return { problem: 'broken' };
  const chapters = textsOf(book, words);
  return chapters ? { text: chapters.join('\n\n') } : { problem: 'broken' };
}

function isProtected(encryption: string | undefined, files: ReadonlyMap<string, unknown>): boolean {
  if (files.has('META-INF/license.lcpl')) return true;
  const methods = encryption?.match(/<(?:\w+:)?EncryptionMethod[^>]*>/g) ?? [];
  return methods.some((method) => !fontScrambling.test(method));
}

/** Undefined when none of the spine's files is there. */
function textsOf(book: EpubPackage, words: (path: string) => string | undefined): string[] | undefined {
  const titles = readTableOfContents(book, words);
  const sources = book.spine.flatMap((path) => {
    const source = words(path);
    return source === undefined ? [] : [{ path, source }];
  });
  if (sources.length === 0) return undefined;
  return sources
    .map(({ path, source }) => withHeading(htmlText(source).text, titles.get(path)))
    .filter((text) => text !== '');
}

function withHeading(text: string, title: string | undefined): string {
  if (!title || text === '' || /^#{1,6} /m.test(text)) return text;
  const [firstLine = ''] = text.split('\n', 1);
  const isSame = firstLine.trim().toLowerCase() === title.toLowerCase();
  return `# ${title}\n\n${isSame ? text.slice(firstLine.length).trimStart() : text}`;
}
