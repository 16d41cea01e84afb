import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';

/** A block of set text: RGBA, white on nothing. */
export interface TextBlock {
  width: number;
  height: number;
  rgba: Buffer;
}

export interface TextWish {
  text: string;
  size: number;
  maxWidth: number;
  maxLines: number;
  isMono?: boolean;
}

const lineHeight = 1.38;
/** Emoji and what joins them, and signs that are not seen: no text font has them, and the words are complete without. */
const unset = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Cc}|\u200b|\u200d|\ufe0f|\ufeff/gu;
const require = createRequire(import.meta.url);
const subsets = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'];
const loaded = new Map<string, Font[]>();

/** Geist in all its alphabets. The outlines are drawn as paths, so that no font needs to be installed. */
function fonts(family: 'geist' | 'geist-mono'): Font[] {
  const known = loaded.get(family);
  if (known) return known;
  const made = subsets.map((subset) => {
    const file = require.resolve(
      `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`,
    );
    return create(readFileSync(file)) as Font;
  });
  loaded.set(family, made);
  return made;
}

/**
 * Sets text in lines of at most `maxWidth`, the last one ending in an ellipsis when not all of it fits. Letters that
 * Geist does not have (Chinese, Arabic, ...) are set with the machine's fonts, where it has any.
 */
export async function setText(wish: TextWish): Promise<TextBlock> {
  const family = fonts(wish.isMono ? 'geist-mono' : 'geist');
  const text = wish.text.replace(/\s+/g, ' ').replace(unset, '').replace(/ +/g, ' ').trim();
  const isForeign = [...text].some((letter) => fontOf(letter, family) === undefined);
  if (isForeign) {
    const block = await setWithMachineFonts({ ...wish, text });
    if (block) return block;
  }
  const known = [...text].filter((letter) => fontOf(letter, family)).join('');
  const lines = breakLines(known, wish, (part) => widthOf(part, family, wish.size));
  return drawLines(lines, family, wish);
}

function fontOf(letter: string, family: readonly Font[]): Font | undefined {
  const code = letter.codePointAt(0) ?? 32;
  return family.find((font) => font.hasGlyphForCodePoint(code));
}

/** Parts of a line that one font can set. */
function runsOf(line: string, family: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of line) {
    const font = fontOf(letter, family);
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function widthOf(line: string, family: readonly Font[], size: number): number {
  return runsOf(line, family).reduce(
    (sum, { font, text }) => sum + (font.layout(text).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

/** Breaks at spaces, and inside a word that is longer than a line. */
function breakLines(
  text: string,
  { maxWidth, maxLines }: TextWish,
  measure: (part: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(' ').flatMap((word) => cutWord(word, maxWidth, measure));
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= maxWidth) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
    if (lines.length === maxLines - 1 && index < words.length - 1) {
      const next = `${line} ${words[index + 1] ?? ''}`;
      if (measure(`${next} …`) > maxWidth) return [...lines, `${line} …`];
    }
  }
  return [...lines, line];
}

function cutWord(word: string, maxWidth: number, measure: (part: string) => number): string[] {
  if (word.length < 12 || measure(word) <= maxWidth) return [word];
  const half = Math.ceil(word.length / 2);
  return [word.slice(0, half), word.slice(half)].flatMap((part) => cutWord(part, maxWidth, measure));
}

async function drawLines(
  lines: readonly string[],
  family: readonly Font[],
  { size }: TextWish,
): Promise<TextBlock> {
  const width = even(Math.max(2, ...lines.map((line) => widthOf(line, family, size))) + 4);
  const height = even(lines.length * size * lineHeight + 4);
  const paths: string[] = [];
  for (const [index, line] of lines.entries()) {
    let x = 2;
    const y = size * (index * lineHeight + 1.02);
    for (const { font, text } of runsOf(line, family)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      for (const [at, glyph] of glyphs.entries()) {
        const place = positions[at];
        const path = glyph.path.toSVG();
        if (path)
          paths.push(`<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${path}"/>`);
        x += (place?.xAdvance ?? 0) * scale;
      }
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#fff">${paths.join('')}</svg>`;
  const rgba = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return { width, height, rgba };
}

/** Without any font every letter comes out as the same box. */
async function hasMachineFonts(): Promise<boolean> {
  const widthOfText = async (text: string) =>
    (await sharp({ text: { text, font: 'sans 20', dpi: 72 } }).metadata()).width;
  return (await widthOfText('iiiiii')) !== (await widthOfText('WWWWWW'));
}

async function setWithMachineFonts({
  text,
  size,
  maxWidth,
  maxLines,
}: TextWish): Promise<TextBlock | undefined> {
  if (!(await hasMachineFonts())) return undefined;
  const maxHeight = maxLines * size * lineHeight;
  const letters = [...text];
  let count = Math.min(letters.length, Math.floor((maxWidth * maxLines) / size));
  try {
    for (;;) {
      const words = letters.slice(0, count).join('') + (count < letters.length ? ' …' : '');
      const { data, info } = await sharp({
        text: {
          text: `<span foreground="white">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`,
          font: `sans ${Math.round(size)}`,
          width: Math.round(maxWidth),
          dpi: 72,
          rgba: true,
          wrap: 'word-char',
          spacing: Math.round(size * 0.3),
        },
      })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      // Only the setting itself shows how high the lines of a font are.
      if (info.height <= maxHeight || count < 2) return withEvenSides(data, info);
      count = Math.floor(count * Math.min(0.9, maxHeight / info.height));
    }
  } catch {
    return undefined;
  }
}

async function withEvenSides(rgba: Buffer, block: { width: number; height: number }): Promise<TextBlock> {
  const width = even(block.width);
  const height = even(block.height);
  const extended = await sharp(rgba, { raw: { width: block.width, height: block.height, channels: 4 } })
    .extend({ right: width - block.width, bottom: height - block.height, background: '#0000' })
    .raw()
    .toBuffer();
  return { width, height, rgba: extended };
}

function even(length: number): number {
  return 2 * Math.ceil(length / 2);
}
