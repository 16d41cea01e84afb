import 'server-only';
import { headers } from 'next/headers';
import { findViewer } from '#lib/auth/require-viewer.ts';
import type { Language } from '#prisma/client/enums.ts';
import type { Text } from './text.ts';
import { textOf } from './text-of.ts';

/** The language of whoever asks: of their profile, or for nobody in particular of their browser. */
export async function requestLanguage(): Promise<Language> {
  const viewer = await findViewer();
  return viewer?.language ?? readAcceptLanguage((await headers()).get('accept-language'));
}

/** The text of a request, for pages and layouts: `const t = await requestText();` */
export async function requestText(): Promise<Text> {
  return textOf(await requestLanguage());
}

/** Chinese where a browser asks for it before English. */
function readAcceptLanguage(header: string | null): Language {
  const first = (header ?? '').split(',').find((part) => /^\s*(zh|en)\b/i.test(part));
  return first && /^\s*zh/i.test(first) ? 'zh' : 'en';
}
