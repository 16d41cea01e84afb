import { failure, type Result, success } from '#lib/result.ts';
import { countCharacters } from '#lib/vendor/video-limits.ts';
import { narrationLimits } from '../narration-limits.ts';
import { decodeText } from './decode-text.ts';
import { ZipTooLarge } from './open-zip.ts';
import { tidyText } from './tidy-text.ts';

/** What a file input may offer. */
export const importKinds = ['.txt', '.md', '.markdown', '.docx', '.epub'] as const;

export interface ImportedText {
  text: string;
  /** The file's name without its ending: a title to begin with. */
  name: string;
  /** What a person should know: pieces left out, an encoding that was guessed. */
  notes: string[];
}

interface Found {
  text: string;
  notes?: string[];
}

const maxFileBytes = 200 * 1024 * 1024;

/**
 * Reads a manuscript's text: .txt, .md, .docx or .epub, by what is in it and by its name. The readers are fetched when a
 * file needs them. Every failure says what the file is and what to do.
 */
export async function importFile(file: File): Promise<Result<ImportedText>> {
  const called = `“${file.name}”`;
  if (file.size > maxFileBytes) return failure('too-large', `${called} is larger than 200 MB.`);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = await readerOf(file.name)(bytes, called);
    return found.ok ? checked(found.value, file.name) : found;
  } catch (error) {
    if (error instanceof ZipTooLarge)
      return failure('too-large', `${called} unpacks to more than a book can be. It was not opened.`);
    return failure(
      'broken',
      `${called} could not be read: it is damaged or not what its name says. Open it in the program it comes from and save it again.`,
    );
  }
}

type Reader = (bytes: Uint8Array, called: string) => Promise<Result<Found>>;

function readerOf(name: string): Reader {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === 'docx') return readWord;
  if (ending === 'epub') return readBook;
  if (ending === 'md' || ending === 'markdown') return readMarked;
  if (ending === 'txt' || ending === 'text' || ending === undefined) return readPlain;
  return async (_, called) =>
    failure(
      'unknown-kind',
      `${called} cannot be read here. Save it as .docx, .epub, .md or .txt and import that.`,
    );
}

const readPlain: Reader = async (bytes, called) => {
  const decoded = decodeText(bytes);
  if (!decoded) return failure('not-text', `${called} is no text file.`);
  const guessed = `Read as ${decoded.encoding}. If letters look wrong, save the file as UTF-8 and import it again.`;
  return success({ text: decoded.text, notes: decoded.isGuess ? [guessed] : [] });
};

const readMarked: Reader = async (bytes, called) => {
  const plain = await readPlain(bytes, called);
  if (!plain.ok) return plain;
  const { readMarkdown } = await import('./read-markdown.ts');
  const { text, codeBlocks } = readMarkdown(plain.value.text);
  return success({ text, notes: [...(plain.value.notes ?? []), ...codeNotes(codeBlocks)] });
};

const readWord: Reader = async (bytes, called) => {
  const { isOleFile, readDocx } = await import('./read-docx.ts');
  if (isOleFile(bytes)) {
    return failure(
      'not-docx',
      `${called} is an old Word file or protected by a password. Open it in Word and save it as .docx without one.`,
    );
  }
  const found = isZip(bytes) ? await readDocx(bytes) : undefined;
  return found
    ? success({ text: found.text })
    : failure('not-docx', `${called} is called .docx but is no Word document.`);
};

const readBook: Reader = async (bytes, called) => {
  if (!isZip(bytes)) return failure('not-epub', `${called} is called .epub but is no book in that format.`);
  const { readEpub } = await import('./read-epub.ts');
  const found = readEpub(bytes);
  if ('text' in found) return success({ text: found.text });
  return found.problem === 'protected'
    ? failure('protected', `${called} is protected against copying (DRM), so its text cannot be read.`)
    : failure('not-epub', `${called} is a broken book: the list of its chapters leads nowhere.`);
};

function codeNotes(count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? 'A block of code was left out.' : `${count} blocks of code were left out.`];
}

function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

function checked({ text: found, notes = [] }: Found, fileName: string): Result<ImportedText> {
  const text = tidyText(found.toWellFormed());
  const name = fileName.replace(/\.[^.]+$/, '');
  if (text === '') return failure('empty', `There is no text in “${fileName}”. Nothing was changed.`);
  const count = countCharacters(text);
  const { maxCharacters } = narrationLimits;
  if (count <= maxCharacters) return success({ text, name, notes });
  const words = (number: number) => number.toLocaleString('en-US');
  return failure(
    'too-large',
    `“${fileName}” has ${words(count)} characters: ${words(count - maxCharacters)} more than the ${words(maxCharacters)} of one narration. Split it into several files.`,
  );
}
