/**
 * The bytes of a Base64 data URI, or the rule that it breaks. The MIME type in it is not believed: what a file is
 * shows in its bytes. Line breaks inside the Base64 are allowed, missing padding too.
 */
export function decodeDataUri(uri: string): { bytes: Buffer } | { rule: string } {
  const comma = uri.indexOf(',');
  let text = uri.slice(comma + 1);
  if (/\s/.test(text)) text = text.replace(/\s+/g, '');
  if (text === '') return { rule: 'the Base64 data is empty' };
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const symbols = text.length - padding;
  const bytes = Buffer.from(text, 'base64');
  // The decoder skips what is not Base64 and takes the URL alphabet too: either shows in the length or here.
  const isWhole = symbols % 4 !== 1 && bytes.length === Math.floor((symbols * 3) / 4);
  if (!isWhole || text.includes('-') || text.includes('_')) return { rule: 'the data is not valid Base64' };
  return { bytes };
}
