/** One picture in the encoder's own layout: planar Y, U, V with half-size colour (I420), limited range, BT.709. */
export interface Frame {
  width: number;
  height: number;
  /** The three planes, one after the other, as the encoder takes them. */
  bytes: Uint8ClampedArray<ArrayBuffer>;
  y: Uint8ClampedArray<ArrayBuffer>;
  u: Uint8ClampedArray<ArrayBuffer>;
  v: Uint8ClampedArray<ArrayBuffer>;
}

/** An empty frame; sizes must be even. */
export function makeFrame(width: number, height: number): Frame {
  const luma = width * height;
  const bytes = new Uint8ClampedArray(luma * 1.5);
  return {
    width,
    height,
    bytes,
    y: bytes.subarray(0, luma),
    u: bytes.subarray(luma, luma * 1.25),
    v: bytes.subarray(luma * 1.25),
  };
}

/** BT.709, limited range: 0-255 colour to Y 16-235 and U, V 16-240. */
export function lumaOf(red: number, green: number, blue: number): number {
  return 16 + 0.18259 * red + 0.61423 * green + 0.06201 * blue;
}

export function blueDifferenceOf(red: number, green: number, blue: number): number {
  return 128 - 0.10064 * red - 0.33857 * green + 0.43922 * blue;
}

export function redDifferenceOf(red: number, green: number, blue: number): number {
  return 128 + 0.43922 * red - 0.39894 * green - 0.04027 * blue;
}
