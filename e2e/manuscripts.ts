import { expect, type Locator, type Page } from '@playwright/test';
import { docxOf, epubOf, wordParagraph } from '#lib/narration/import/test-files.ts';
import { paths } from '#lib/paths.ts';
import { makePerson, signIn } from './person.ts';

/** What tests of the narration desk do again and again. */

/** Someone new at an empty desk. */
export async function openDesk(page: Page): Promise<void> {
  await signIn(page, await makePerson(), paths.create('narration'));
  await expect(manuscript(page)).toBeEditable();
}

export function manuscript(page: Page): Locator {
  return page.getByRole('textbox', { name: 'The text' });
}

export interface ManuscriptFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function importFiles(page: Page, ...files: ManuscriptFile[]): Promise<void> {
  await page.getByLabel('Import a manuscript').setInputFiles(files);
}

export function fileOf(name: string, content: string | Uint8Array): ManuscriptFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
}

export const wordFile = (name: string) =>
  fileOf(
    name,
    docxOf(wordParagraph('The door', 'berschrift1') + wordParagraph('It was shut, and “nobody” knocked.')),
  );

export const bookFile = (name: string) =>
  fileOf(
    name,
    epubOf({
      chapters: [
        '<h1>One</h1><p>The lamp went out.</p><script>document.title = "ran"</script>',
        '<p>Nobody said a word.</p><img src="x" onerror="document.title = \'ran\'"/>',
      ],
      titles: ['One', 'Two'],
    }),
  );

const sentence = 'The lamp went out, and nobody said a word about it, because nobody was there. ';

/** A book's worth of paragraphs, of so many characters. */
export function prose(characters: number): string {
  const paragraph = `${sentence.repeat(8).trimEnd()}\n\n`;
  return paragraph
    .repeat(Math.ceil(characters / paragraph.length))
    .slice(0, characters - 1)
    .concat('.');
}

/**
 * Chapters that count many characters and are soon spoken: between the first and the last words of each are blanks.
 * Two of them never fit into one part.
 */
export function longText(chapters: number): string {
  const chapter = (number: number) =>
    `# Chapter ${number}\n\nThis is chapter ${number}.${' '.repeat(39_000)}Here ends chapter ${number}.\n\n`;
  return Array.from({ length: chapters }, (_, index) => chapter(index + 1)).join('');
}
