/** Puts words where the caret stands, with a space on either side where words would touch, and leaves the caret behind them. */
export function insertAtCaret(
  textarea: HTMLTextAreaElement,
  words: string,
  onChange: (text: string) => void,
): void {
  const { value, selectionStart, selectionEnd } = textarea;
  const before = value.slice(0, selectionStart);
  const after = value.slice(selectionEnd);
  const inserted = `${/\S$/.test(before) ? ' ' : ''}${words}${/^\w/.test(after) ? ' ' : ''}`;
  onChange(before + inserted + after);
  const caret = before.length + inserted.length;
  // The outside system is the text box: its caret can be set once React has put the text in.
  requestAnimationFrame(() => {
    textarea.focus();
    textarea.setSelectionRange(caret, caret);
  });
}
