/** Letters and signs in a minute at speed 1, with the blanks between words: about 150 English words. */
const lettersInMinute = 900;
/** Chinese, Japanese and Korean say more with each sign. */
const wideSignsInMinute = 280;

/** How many minutes a voice speaks the text at this speed: an estimate by the kinds of signs in it. */
export function estimateMinutes(text: string, speed = 1): number {
  let wide = 0;
  let narrow = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isWide(code)) wide += 1;
    // The second half of a pair belongs to the first.
    else if (code < 0xdc00 || code > 0xdfff) narrow += 1;
  }
  return (wide / wideSignsInMinute + narrow / lettersInMinute) / speed;
}

/** Kana, Han and Hangul, as they stand in texts: without the rare ones outside the basic plane. */
function isWide(code: number): boolean {
  return (
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff)
  );
}
