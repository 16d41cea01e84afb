/** A place in the frame; even, so that the half-size colour planes have the same edges. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places for so many clips of these shapes: side by side, or one below the other in an upright frame. */
export function placesFor(aspects: readonly number[], width: number, height: number): Place[] {
  const isUpright = height > width;
  const count = aspects.length;
  const gap = Math.min(width, height) * 0.04;
  const room = { top: height * 0.08, width: width * 0.88, height: height * (isUpright ? 0.7 : 0.64) };
  const maxWidth = isUpright ? room.width : (room.width - gap * (count - 1)) / count;
  const maxHeight = isUpright ? (room.height - gap * (count - 1)) / count : room.height;
  const sizes = aspects.map((aspect) => {
    const wide = Math.min(maxWidth, maxHeight * aspect);
    return { width: even(wide), height: even(wide / aspect) };
  });
  const along = sizes.reduce((sum, size) => sum + (isUpright ? size.height : size.width), gap * (count - 1));
  let at = isUpright ? room.top + (room.height - along) / 2 : (width - along) / 2;
  return sizes.map((size) => {
    const x = isUpright ? (width - size.width) / 2 : at;
    const y = isUpright ? at : room.top + (room.height - size.height) / 2;
    at += (isUpright ? size.height : size.width) + gap;
    return { ...size, x: even(x), y: even(y) };
  });
}

function even(length: number): number {
  return 2 * Math.max(0, Math.round(length / 2));
}
