/** The text as it is sent and read aloud: the marks of headings belong to the page, not to the voice. */
export function spokenText(text: string): string {
  return text.replace(/^#{1,6}[ \t]+/gm, '');
}
