import { describe, expect, it } from 'vitest';
import { checkMedia, type MediaFacts } from '#lib/vendor/media-facts.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { baseVideoLimit, imageLimit } from '#lib/vendor/video-limits.ts';
import { fitBaseVideo } from './base-video-size.ts';
import { cropOf, moveFrame, nearestFrame } from './crop-frame.ts';
import { expectFacts, lengthLimit, type MendChoice, planMend } from './mend-plan.ts';

const clip: MediaFacts = {
  kind: 'video',
  format: 'mp4',
  sizeBytes: 4_000_000,
  width: 1344,
  height: 768,
  durationSeconds: 5.17,
  framesPerSecond: 24,
  frameCount: 124,
  videoCodec: 'avc',
  audioCodec: 'aac',
  hasAudio: true,
};

function left(role: MediaRole, facts: MediaFacts, choice: MendChoice = {}) {
  return checkMedia(role, expectFacts(facts, planMend(role, facts, choice))).map(({ rule }) => rule);
}

describe('a mended file keeps every limit of its role', () => {
  const cut = { startSeconds: 1, endSeconds: 15 };
  it.each<[string, MediaRole, Partial<MediaFacts>, MendChoice]>([
    ['another container', 'reference_video', { format: 'webm', videoCodec: 'vp9', audioCodec: 'opus' }, {}],
    ['120 fps', 'reference_video', { framesPerSecond: 120, frameCount: 620 }, {}],
    ['12 fps', 'reference_video', { framesPerSecond: 12, frameCount: 62 }, {}],
    ['40 s', 'reference_video', { durationSeconds: 40 }, { cut }],
    ['too many pixels', 'reference_video', { width: 7680, height: 4320 }, {}],
    ['too few pixels', 'reference_video', { width: 320, height: 180 }, {}],
    ['odd sides', 'reference_video', { width: 255, height: 333 }, {}],
    ['80 MB', 'reference_video', { sizeBytes: 80 * 1024 * 1024 }, {}],
    ['a photo', 'first_frame', { kind: 'image', format: 'tiff', width: 9000, height: 6000 }, {}],
    ['an icon', 'first_frame', { kind: 'image', format: 'gif', width: 64, height: 32 }, {}],
    ['a song', 'reference_audio', { kind: 'audio', format: 'flac', durationSeconds: 200 }, { cut }],
    ['full HD to master', 'base_video', { width: 1920, height: 1080, framesPerSecond: 30 }, {}],
    ['silent to master', 'base_video', { hasAudio: false, audioCodec: undefined }, {}],
    ['40 s to refer to', 'reference_clip', { durationSeconds: 40 }, { cut }],
    ['35 MB to refer to', 'reference_clip', { sizeBytes: 35 * 1024 * 1024 }, {}],
    ['WebM to refer to', 'reference_clip', { format: 'webm', videoCodec: 'vp9', audioCodec: 'opus' }, {}],
    ['a speech', 'voice_track', { kind: 'audio', format: 'mp3', durationSeconds: 90 }, { cut }],
    ['a GIF to edit', 'input_image', { kind: 'image', format: 'gif' }, {}],
    ['long to master', 'base_video', { durationSeconds: 60, frameCount: 1440 }, { cut }],
  ])('%s', (_name, role, changes, choice) => {
    expect(checkMedia(role, { ...clip, ...changes })).not.toEqual([]);
    expect(left(role, { ...clip, ...changes }, choice)).toEqual([]);
  });

  it('cannot lengthen what is too short', () => {
    expect(left('base_video', { ...clip, durationSeconds: 2, frameCount: 48 })).toEqual(['frames']);
  });
});

describe('the plan', () => {
  it('leaves alone what is right already', () => {
    expect(planMend('reference_video', { ...clip, format: 'mkv' }, {})).toMatchObject({
      size: undefined,
      framesPerSecond: undefined,
      videoCodec: undefined,
      audioCodec: undefined,
    });
  });

  it('keeps see-through pictures see-through', () => {
    expect(planMend('first_frame', { ...clip, kind: 'image', format: 'gif' }, {}).format).toBe('png');
  });

  it('limits a cut by what the others of its role leave', () => {
    expect(lengthLimit('reference_video', 6)).toEqual({ minSeconds: 2, maxSeconds: 6 });
    expect(lengthLimit('reference_audio', 40)).toEqual({ minSeconds: 2, maxSeconds: 15 });
    expect(lengthLimit('reference_audio', -3)).toEqual({ minSeconds: 2, maxSeconds: 2 });
    expect(lengthLimit('first_frame')).toBeUndefined();
  });
});

describe('the size of a video to master', () => {
  it.each([
    [1920, 1080, 1344, 768],
    [1080, 1920, 768, 1344],
    [1344, 768, 1344, 768],
    [1024, 1024, 992, 992],
    [640, 640, 768, 768],
  ])('%d x %d becomes %d x %d', (width, height, newWidth, newHeight) => {
    expect(fitBaseVideo({ width, height })).toEqual({ width: newWidth, height: newHeight });
  });

  it('is within the limits whatever comes', () => {
    for (const [width, height] of [
      [100, 5000],
      [5000, 100],
      [333, 777],
      [3840, 1600],
    ] as const) {
      const size = fitBaseVideo({ width, height });
      expect(size.width % baseVideoLimit.pixelMultiple).toBe(0);
      expect(size.height % baseVideoLimit.pixelMultiple).toBe(0);
      expect(size.width * size.height).toBeGreaterThanOrEqual(baseVideoLimit.minArea);
      expect(size.width * size.height).toBeLessThanOrEqual(baseVideoLimit.maxArea);
    }
  });
});

describe('the frame of a crop', () => {
  const panorama = { width: 4000, height: 1000 };

  it('starts as the largest of the nearest allowed shape, in the middle', () => {
    expect(cropOf(nearestFrame(panorama), panorama)).toEqual({
      width: 2500,
      height: 1000,
      left: 750,
      top: 0,
    });
    const tower = { width: 300, height: 1500 };
    const { width, height } = cropOf(nearestFrame(tower), tower);
    expect(width / height).toBeGreaterThanOrEqual(imageLimit.minAspect);
  });

  it('stays inside the picture, wherever it is moved', () => {
    const moved = moveFrame(nearestFrame(panorama), 2, 2, panorama);
    expect(cropOf(moved, panorama)).toEqual({ width: 2500, height: 1000, left: 1500, top: 0 });
    expect(cropOf(moveFrame(moved, -9, -9, panorama), panorama).left).toBe(0);
  });
});
