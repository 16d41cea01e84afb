import { Parser } from 'htmlparser2';

/** What a book says of itself: the paths of its texts in reading order, and of its tables of contents. */
export interface EpubPackage {
  spine: string[];
  contents: string[];
}

type ReadWords = (path: string) => string | undefined;

interface Item {
  path: string;
  isText: boolean;
  isContents: boolean;
}

/** Reads container.xml and the package it names; undefined when either is missing. EPUB 3.3, sections 4 and 5. */
export function readPackage(words: ReadWords): EpubPackage | undefined {
  const path = firstAttribute(words('META-INF/container.xml') ?? '', 'rootfile', 'full-path');
  const source = path === undefined ? undefined : words(path);
  if (path === undefined || source === undefined) return undefined;
  const items = new Map<string, Item>();
  // Each text once, whatever a book says: one that names a chapter a million times would fill the memory.
  const spine = new Set<string>();
  eachElement(source, (name, { id = '', href = '', idref, linear, ...more }) => {
    const type = more['media-type'] ?? '';
    if (name === 'item') {
      const isContents = /\bnav\b/.test(more.properties ?? '') || type === 'application/x-dtbncx+xml';
      items.set(id, { path: resolvePath(path, href), isText: /html/.test(type), isContents });
    }
    if (name === 'itemref' && idref !== undefined && linear !== 'no') spine.add(idref);
  });
  return {
    spine: [...new Set([...spine].flatMap((id) => textPath(items.get(id))))],
    contents: [...items.values()].filter((item) => item.isContents).map((item) => item.path),
  };
}

function textPath(item: Item | undefined): string[] {
  return item?.isText && !item.isContents ? [item.path] : [];
}

/** The title of each text by its path: the first entry of the table of contents that leads there. */
export function readTableOfContents({ contents }: EpubPackage, words: ReadWords): Map<string, string> {
  const titles = new Map<string, string>();
  for (const path of contents) {
    let label = '';
    let target: string | undefined;
    const keep = () => {
      const title = label.replace(/\s+/g, ' ').trim();
      if (target !== undefined && title !== '' && !titles.has(target)) titles.set(target, title);
      target = undefined;
      label = '';
    };
    const parser = new Parser(
      {
        onopentag(name, { href, src }) {
          if (name === 'a' || name === 'navpoint') label = '';
          if (name === 'a' && href !== undefined) target = resolvePath(path, href);
          // In the older form the words stand before the address.
          if (name === 'content' && src !== undefined) {
            target = resolvePath(path, src);
            keep();
          }
        },
        ontext(text) {
          label += text;
        },
        onclosetag(name) {
          if (name === 'a') keep();
        },
      },
      { recognizeSelfClosing: true },
    );
    parser.end(words(path) ?? '');
  }
  return titles;
}

function eachElement(
  source: string,
  visit: (name: string, attributes: Record<string, string>) => void,
): void {
  const parser = new Parser(
    { onopentag: (name, attributes) => visit(name.replace(/^.*:/, ''), attributes) },
    { xmlMode: true },
  );
  parser.end(source);
}

function firstAttribute(source: string, element: string, attribute: string): string | undefined {
  let found: string | undefined;
  eachElement(source, (name, attributes) => {
    if (name === element) found ??= attributes[attribute];
  });
  return found;
}

/** The path inside the archive that an address means, seen from the file it stands in; without its fragment. */
function resolvePath(from: string, href: string): string {
  try {
    return decodeURIComponent(new URL(href, `http://book/${from}`).pathname.slice(1));
  } catch {
    return href;
  }
}
