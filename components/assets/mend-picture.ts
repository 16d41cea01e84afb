import type { MendPlan } from './mend-plan.ts';

const jpegQualities = [0.92, 0.85, 0.75];

/** Crops and scales a picture, and writes it as PNG or JPEG: a PNG that would be too heavy becomes a JPEG. */
export async function mendPicture(source: Blob, { crop, size, format, maxBytes }: MendPlan): Promise<Blob> {
  const bitmap = await createImageBitmap(source);
  const from = crop ?? { left: 0, top: 0, width: bitmap.width, height: bitmap.height };
  const { width, height } = size ?? from;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no room to draw the picture.');
  context.imageSmoothingQuality = 'high';
  if (format === 'jpeg') {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(bitmap, from.left, from.top, from.width, from.height, 0, 0, width, height);
  bitmap.close();
  return lightEnough(canvas, { format, maxBytes });
}

async function lightEnough(
  canvas: OffscreenCanvas,
  { format, maxBytes }: Pick<MendPlan, 'format' | 'maxBytes'>,
): Promise<Blob> {
  if (format === 'png') {
    const png = await canvas.convertToBlob({ type: 'image/png' });
    if (png.size <= maxBytes) return png;
  }
  for (const quality of jpegQualities) {
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (jpeg.size <= maxBytes) return jpeg;
  }
  throw new Error('The picture is too large even as a JPEG.');
}
