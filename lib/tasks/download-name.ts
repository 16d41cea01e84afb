const maxCharacters = 60;

/**
 * A file name a person recognises: the prompt's first words and the day it was made, as in
 * `a-red-kite-over-the-dunes-2026-11-20.mp4`. Letters of every script stay; what a file system refuses goes.
 */
export function downloadName(prompt: string, createdAt: string, format: string): string {
  const words = prompt
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  let name = '';
  for (const word of words ?? []) {
    const longer = name ? `${name}-${word}` : word;
    if ([...longer].length > maxCharacters) break;
    name = longer;
  }
  return `${name || 'take'}-${createdAt.slice(0, 10)}.${extensionOf(format)}`;
}

/** What a file's name ends with, by its probed format. */
export function extensionOf(format: string): string {
  return format === 'jpeg' ? 'jpg' : format;
}
