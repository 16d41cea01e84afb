import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { type HtmlText, htmlText } from './html-text.ts';
import { openZip } from './open-zip.ts';

const titleStyles = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

/** Old Word files, and new ones behind a password, are OLE files and no archives. */
export function isOleFile(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);
}

/**
 * A Word document's text with its headings; undefined when the archive holds none. What was deleted in it stays out, and
 * so do comments, notes and pictures.
 */
export async function readDocx(bytes: Uint8Array): Promise<HtmlText | undefined> {
  const files = openZip(bytes, (name) => /\.(?:xml|rels)$/i.test(name));
  if (!files.has('word/document.xml')) return undefined;
  // Packed again from what passed the limits, so that the reader can unpack no more than that.
  const safe = zipSync(Object.fromEntries(files), { level: 0 });
  const arrayBuffer = new ArrayBuffer(safe.byteLength);
  new Uint8Array(arrayBuffer).set(safe);
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer, ...bufferOfNode(arrayBuffer) },
    {
      styleMap: titleStyles,
      includeEmbeddedStyleMap: false,
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    },
  );
  return htmlText(value);
}

/** The package takes an `arrayBuffer` in the browser and a `buffer` in Node. */
function bufferOfNode(arrayBuffer: ArrayBuffer) {
  const { Buffer: NodeBuffer } = globalThis;
  return NodeBuffer ? { buffer: NodeBuffer.from(arrayBuffer) } : {};
}
