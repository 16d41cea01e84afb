/** A voice's own colour and shape, the same everywhere and every time: drawn from its id. Pure. */

function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  // Ids that begin alike are to look different: every bit of them is spread over the whole.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A hue in degrees. */
export function hueOf(id: string): number {
  return hashOf(id) % 360;
}

const barCount = 7;

/** Heights from 0 to 1, high in the middle, as a voice is drawn. */
export function barsOf(id: string): number[] {
  const hash = hashOf(`bars ${id}`);
  return Array.from({ length: barCount }, (_, index) => {
    const distance = Math.abs(index - (barCount - 1) / 2) / ((barCount + 1) / 2);
    const chance = ((hash >>> (index * 4)) & 15) / 15;
    return Math.max(0.16, (1 - distance) * (0.45 + 0.55 * chance));
  });
}
