import { downloadName, extensionOf } from '#lib/tasks/download-name.ts';
import type { ShownTake } from './shown-takes.ts';

/** What a guest's file is called: by the words of the take where the link shows them, else by its number. */
export function guestFileName(take: ShownTake, index: number, format: string): string {
  const words = take.title ?? take.prompt;
  if (words !== undefined) return downloadName(words, take.createdAt, format);
  const number = take.position === undefined ? '' : `-${String(take.position + 1).padStart(3, '0')}`;
  const part = take.files.length > 1 ? `-${index + 1}` : '';
  return `take${number}${part}.${extensionOf(format)}`;
}
