/** A link to media: `https://...`, or a vendor's file id such as `vendor_file://123`. Its file is never looked at here. */
const link = /^[a-z][\w+.-]*:\/\/\S+$/i;

export function isLink(text: string): boolean {
  return link.test(text.trim());
}

/** The last part of a link's path, by which a person knows the file; the whole link when it has none. */
export function nameOfLink(url: string): string {
  return /([^/]+)\/*$/.exec(url.replace(/[?#].*$/, ''))?.[1] ?? url;
}

/** The links of a drop or a paste, when it holds nothing else. */
export function linksIn(data: Pick<DataTransfer, 'getData'>): string[] {
  const text = data.getData('text/uri-list') || data.getData('text/plain');
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.length <= 10 && lines.every(isLink) ? lines.map((line) => line.trim()) : [];
}
