/** Signs that decorate a text and that no reader says: the engine would say "asterisk asterisk bold". */
const decoration = [
  // Marks of headings, and rules between parts.
  /^[ \t]*(?:#{1,6}[ \t]+|[-*_=~]{3,}[ \t]*$)/gm,
  // Stars around words, but not a product: 2*3.
  /(?<!\d)\*+|\*+(?!\d)/g,
  /[~^|`]+/g,
];

export function withoutDecoration(text: string): string {
  return decoration.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}
