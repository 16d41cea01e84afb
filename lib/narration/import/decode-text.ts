/** Text of a file, and the encoding in which it was read. */
export interface DecodedText {
  text: string;
  encoding: string;
  /** It was found by its letters, not by a mark or by being valid UTF-8. */
  isGuess: boolean;
}

/** Old encodings, and letters so common in the languages written in them that every longer text has many. */
const legacy: readonly { encoding: string; common: string }[] = [
  { encoding: 'gb18030', common: '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会，。“”' },
  { encoding: 'big5', common: '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會，。「」' },
  { encoding: 'shift_jis', common: 'のにはをたがでてとしれさるいなかもっすこら、。「」' },
  { encoding: 'euc-jp', common: 'のにはをたがでてとしれさるいなかもっすこら、。「」' },
  { encoding: 'euc-kr', common: '이다는을를의가에고하한지도로사나은그기서리어' },
  { encoding: 'windows-1251', common: 'оеаинтсрвлкмдпуяыьгзбОЕАИНТСВПМДК' },
  { encoding: 'koi8-r', common: 'оеаинтсрвлкмдпуяыьгзбОЕАИНТСВПМДК' },
  { encoding: 'windows-1250', common: 'áéíóúýčďěňřšťžłąęśżźćńőűöüÁÉÍČŘŠŽŁŚŻ„“”–' },
  { encoding: 'windows-1252', common: 'äöüßéèêëàâáíóúñçôîïùãõåøæÄÖÜÉ’‘“”„–—…«»' },
];
const sampleBytes = 60_000;

/**
 * Reads a text file: UTF-8, UTF-16 with its mark or by its empty bytes, else the old encoding whose common letters it
 * has most of. Undefined when it is no text at all.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const marked = encodingOfMark(bytes) ?? utf16ByZeros(bytes);
  if (marked) return checked({ text: decode(bytes, marked), encoding: marked, isGuess: false });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return checked({ text, encoding: 'utf-8', isGuess: false });
  } catch {
    const encoding = guessLegacy(bytes);
    return checked({ text: decode(bytes, encoding), encoding, isGuess: true });
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

function encodingOfMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Letters of Europe in UTF-16 have a zero in every second byte. */
function utf16ByZeros(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 4000);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even < odd / 10) return 'utf-16le';
  return even > many && odd < even / 10 ? 'utf-16be' : undefined;
}

function guessLegacy(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleBytes);
  let best = { encoding: 'windows-1252', share: 0 };
  for (const { encoding, common } of legacy) {
    const share = shareOf(decode(sample, encoding), new Set(common));
    if (share > best.share) best = { encoding, share };
  }
  return best.encoding;
}

/** How many of the characters beyond ASCII are common ones; what could not be read counts against it. */
function shareOf(text: string, common: ReadonlySet<string>): number {
  let strange = 0;
  let known = 0;
  for (const character of text) {
    if (character < '\u0080') continue;
    strange += character === '\ufffd' ? 3 : 1;
    if (common.has(character)) known += 1;
  }
  return strange === 0 ? 0 : known / strange;
}

/** A picture or a program is no text, whatever its name says: it is full of control characters. */
function checked(decoded: DecodedText): DecodedText | undefined {
  const sample = decoded.text.slice(0, sampleBytes);
  const controls = sample.match(/(?![\t-\r\u0085])[\p{Cc}\ufffd]/gu)?.length ?? 0;
  return controls > 1 + sample.length / 100 ? undefined : decoded;
}
