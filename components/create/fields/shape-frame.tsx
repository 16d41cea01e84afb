import { classNames } from '#components/ui/class-names.ts';

/** `16:9` or `1280*720` as its two sides; undefined when it is no shape. */
export function readShape(text: string): { width: number; height: number } | undefined {
  const parts = /^(\d+)[:*](\d+)$/.exec(text);
  return parts ? { width: Number(parts[1]), height: Number(parts[2]) } : undefined;
}

const areaPixels = 260;

/** A little frame of a shape; all have the same area, so that they compare by shape. */
export function ShapeFrame({ shape }: { shape: { width: number; height: number } | undefined }) {
  const { width, height } = shape ?? { width: 1, height: 1 };
  const unit = Math.sqrt(areaPixels / (width * height));
  return (
    <span
      aria-hidden
      className={classNames('block rounded-[2px] border-[1.5px] border-current', !shape && 'border-dashed')}
      style={{ width: Math.round(width * unit), height: Math.round(height * unit) }}
    />
  );
}
