import { imageLimit } from '#lib/vendor/video-limits.ts';
import type { Size } from './base-video-size.ts';
import type { Crop } from './mend-plan.ts';

/** A frame of one shape on a picture: where its middle is and how much of the room it takes, each 0 to 1. */
export interface CropFrame {
  aspect: number;
  centerX: number;
  centerY: number;
  /** 1 is the largest frame of this shape that fits the picture. */
  share: number;
}

/** The shapes that are offered, as in the tools' settings. */
export const cropAspects = [
  ['21:9', 21 / 9],
  ['16:9', 16 / 9],
  ['4:3', 4 / 3],
  ['1:1', 1],
  ['3:4', 3 / 4],
  ['9:16', 9 / 16],
] as const;

/** The largest frame in the middle, of the allowed shape nearest to the picture's own. */
export function nearestFrame({ width, height }: Size): CropFrame {
  const { minAspect, maxAspect } = imageLimit;
  const aspect = Math.min(Math.max(width / height, minAspect), maxAspect);
  return { aspect, centerX: 0.5, centerY: 0.5, share: 1 };
}

/** The frame in whole pixels of the picture, always inside it. */
export function cropOf({ aspect, centerX, centerY, share }: CropFrame, picture: Size): Crop {
  const isWider = picture.width / picture.height > aspect;
  const fullWidth = isWider ? picture.height * aspect : picture.width;
  const width = Math.max(2, Math.floor(fullWidth * share));
  const height = Math.max(2, Math.floor((fullWidth * share) / aspect));
  const place = (center: number, side: number, room: number) =>
    Math.round(Math.min(Math.max(center * room - side / 2, 0), room - side));
  return {
    width,
    height,
    left: place(centerX, width, picture.width),
    top: place(centerY, height, picture.height),
  };
}

/** The frame after its middle was moved, kept where the frame stays inside the picture. */
export function moveFrame(frame: CropFrame, byX: number, byY: number, picture: Size): CropFrame {
  const { width, height } = cropOf(frame, picture);
  const within = (center: number, side: number, room: number) => {
    const margin = side / room / 2;
    return Math.min(Math.max(center, margin), 1 - margin);
  };
  return {
    ...frame,
    centerX: within(frame.centerX + byX, width, picture.width),
    centerY: within(frame.centerY + byY, height, picture.height),
  };
}
