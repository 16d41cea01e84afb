import { env } from '#lib/env.ts';

interface Letter {
  /** What is said, a paragraph each. */
  paragraphs: readonly string[];
  /** The one thing to do, below them. */
  link?: { label: string; url: string } | undefined;
  /** Small print at the end: why this came. */
  note?: string | undefined;
}

/** The body of a mail twice: as plain text, and as simple HTML that any mail reader shows. */
export function composeLetter({ paragraphs, link, note }: Letter): { text: string; html: string } {
  const text = [...paragraphs, ...(link ? [`${link.label}: ${link.url}`] : []), ...(note ? [note] : [])];
  const html = [
    ...paragraphs.map((one) => `<p style="margin:0 0 16px">${escapeHtml(one).replaceAll('\n', '<br>')}</p>`),
    ...(link ? [button(link)] : []),
    ...(note ? [`<p style="margin:24px 0 0;color:#6b6661;font-size:13px">${escapeHtml(note)}</p>`] : []),
  ];
  return {
    text: `${text.join('\n\n')}\n`,
    html: `<div style="max-width:560px;font:16px/1.5 system-ui,sans-serif;color:#1c1a18">${html.join('')}</div>`,
  };
}

/** Where a path of the studio leads from outside. Never made of the host that a request names: anybody may name any. */
export function outsideUrl(path: string): string {
  return `${env().PUBLIC_URL ?? ''}${path}`;
}

function button({ label, url }: { label: string; url: string }): string {
  const style =
    'display:inline-block;padding:10px 18px;border-radius:8px;background:#e8b04b;color:#1c1408;text-decoration:none';
  return (
    `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>` +
    `<p style="margin:0;color:#6b6661;font-size:13px;word-break:break-all">${escapeHtml(url)}</p>`
  );
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (one) => entities[one] ?? one);
}
