/** Line ends as \n, nothing invisible that has no place in a text, and never more than one blank line. */
export function tidyText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replace(/(?![\t\n])[\p{Cc}\ufeff\u00ad]/gu, '')
      // Looked at from the first blank of a run alone: a line of a hundred thousand blanks must not hold the browser up.
      .replace(/(?<![ \t\u00a0])[ \t\u00a0]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+/, '')
      .trimEnd()
  );
}
