import type { Text } from '#lib/language/text.ts';

/** `1 take`, `12 takes`. */
export function takeCountWords(t: Text, count: number): string {
  return count === 1 ? t('1 take') : t('{count} takes', { count });
}
