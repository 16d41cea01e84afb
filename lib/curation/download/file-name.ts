/** In UTF-8: file systems hold 255, and number and ending come to it. */
const maxBytes = 160;

/**
 * A file name in a ZIP: `001 A red kite over the dunes.mp4`, of several results `001-2 A red kite.png`. The number comes
 * first, so that files sort as the takes did and no two are called alike; every script stays, and what Windows
 * refuses in a name goes.
 * @param place.of how many takes there are: it gives the numbers their width.
 */
export function fileName(
  words: string,
  ending: string,
  place: { number: number; of: number; part?: number | undefined },
): string {
  const width = Math.max(3, String(place.of).length);
  const number = String(place.number).padStart(width, '0');
  const part = place.part === undefined ? '' : `-${place.part}`;
  const name = cut(
    words
      .normalize('NFC')
      .replace(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return `${number}${part}${name ? ` ${name}` : ''}.${ending}`;
}

/** Whole words where there are some; Chinese is cut between characters. */
function cut(text: string): string {
  if (Buffer.byteLength(text) <= maxBytes) return text.replace(/[. ]+$/, '');
  let kept = '';
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > maxBytes) break;
    kept += character;
  }
  const space = kept.lastIndexOf(' ');
  return (space > kept.length / 2 ? kept.slice(0, space) : kept).replace(/[. ]+$/, '');
}
