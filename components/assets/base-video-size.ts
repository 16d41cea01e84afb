import { baseVideoLimit, videoLimit } from '#lib/vendor/video-limits.ts';

export interface Size {
  width: number;
  height: number;
}

/** What is cut to reach a shape counts four times what is lost by scaling: 16:9 becomes the vendor's own 1344 x 768. */
const weightOfShape = 4;

/**
 * The size that a video to master may have which is nearest to the given one: both sides multiples of 32, the area
 * within the limits (spec 1, regeneration, rule 4). The shape counts more than the size.
 */
export function fitBaseVideo({ width, height }: Size): Size {
  const { minAspect, maxAspect } = videoLimit;
  const wanted = Math.min(Math.max(width / height, minAspect), maxAspect);
  return allowedSizes().reduce((best, size) =>
    distance(size, wanted, width * height) < distance(best, wanted, width * height) ? size : best,
  );
}

function distance({ width, height }: Size, aspect: number, area: number): number {
  return (
    weightOfShape * Math.abs(Math.log(width / height / aspect)) + Math.abs(Math.log((width * height) / area))
  );
}

function allowedSizes(): Size[] {
  const { pixelMultiple, minArea, maxArea } = baseVideoLimit;
  const { minPixels, minAspect, maxAspect } = videoLimit;
  const sides = Array.from(
    { length: Math.floor(maxArea / minPixels / pixelMultiple) },
    (_, index) => (index + 1) * pixelMultiple,
  ).filter((side) => side >= minPixels);
  return sides.flatMap((width) =>
    sides
      .filter((height) => width * height >= minArea && width * height <= maxArea)
      .filter((height) => width / height >= minAspect && width / height <= maxAspect)
      .map((height) => ({ width, height })),
  );
}
