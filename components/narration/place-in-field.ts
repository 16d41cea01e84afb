/**
 * Selects a stretch of a text field and brings it into view, a third from the top. Where it stands is measured on a copy
 * of the words before it, because a field tells nobody where its lines are.
 */
export function placeInField(field: HTMLTextAreaElement, start: number, end: number): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const top = heightOf(field, field.value.slice(0, start)) - field.clientHeight / 3;
  field.scrollTo({ top: Math.max(0, top) });
}

/** How high the field's words up to here stand. */
function heightOf(field: HTMLTextAreaElement, words: string): number {
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const property of ['font', 'letter-spacing', 'line-height', 'padding', 'tab-size']) {
    copy.style.setProperty(property, style.getPropertyValue(property));
  }
  Object.assign(copy.style, {
    position: 'fixed',
    visibility: 'hidden',
    boxSizing: 'border-box',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    width: `${field.clientWidth}px`,
    paddingBottom: '0',
  });
  copy.textContent = words;
  document.body.append(copy);
  const height = copy.offsetHeight;
  copy.remove();
  return height;
}
