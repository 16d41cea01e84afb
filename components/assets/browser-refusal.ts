import type { MediaFacts } from '#lib/vendor/media-facts.ts';

/** Why this browser, on this page, cannot make a new file of a kind; undefined when it can. */
export function browserRefusal(kind: MediaFacts['kind']): string | undefined {
  if (kind === 'image') return undefined;
  if (!isSecureContext) {
    return 'Browsers edit video and sound on https pages only. Open the studio over HTTPS, or fix the file elsewhere.';
  }
  if (kind === 'video' && typeof VideoEncoder === 'undefined') {
    return 'This browser cannot edit video. Chrome, Edge and Safari can.';
  }
  return undefined;
}
