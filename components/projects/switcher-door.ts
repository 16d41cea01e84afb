const event = 'rushes:project-switcher';

/** Opens the project switcher of the header, from anywhere. */
export function openProjectSwitcher(): void {
  window.dispatchEvent(new Event(event));
}

export function onSwitcherAsked(listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}
