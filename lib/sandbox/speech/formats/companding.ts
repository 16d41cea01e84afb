/** G.711: 16 bit samples in 8 bits, finer where they are small. */

const bias = 0x84;
const clip = 32_635;

/** µ-law. */
export function muLaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(clip, Math.abs(sample)) + bias;
  const exponent = 24 - Math.clz32(magnitude);
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}

/** A-law. */
export function aLaw(sample: number): number {
  const sign = sample < 0 ? 0 : 0x80;
  const magnitude = Math.min(clip, sample < 0 ? -sample - 1 : sample) >> 4;
  const exponent = Math.max(0, 28 - Math.clz32(magnitude));
  const mantissa = (magnitude >> Math.max(0, exponent - 1)) & 0x0f;
  return (sign | (exponent << 4) | mantissa) ^ 0x55;
}
