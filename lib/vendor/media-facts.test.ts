import { describe, expect, it } from 'vitest';
import { checkMedia, checkTotalLength, type MediaFacts, type MediaProblem } from './media-facts.ts';
import type { ContentRole } from './video-limits.ts';

const MiB = 1024 * 1024;
const image: MediaFacts = { kind: 'image', format: 'jpeg', sizeBytes: MiB, width: 1024, height: 768 };
const video: MediaFacts = {
  kind: 'video',
  format: 'mp4',
  sizeBytes: 5 * MiB,
  width: 1280,
  height: 720,
  durationSeconds: 5,
  framesPerSecond: 24,
  frameCount: 120,
  videoCodec: 'avc',
  audioCodec: 'aac',
  hasAudio: true,
};
const audio: MediaFacts = { kind: 'audio', format: 'wav', sizeBytes: MiB, durationSeconds: 5 };
const base: MediaFacts = { ...video, width: 1344, height: 768, frameCount: 124, durationSeconds: 124 / 24 };

type Row = [name: string, role: ContentRole, facts: MediaFacts, rule: MediaProblem['rule'] | undefined];

/** Every limit of spec 1, "Limits", and of regeneration's rule 4: just inside, just outside. */
const rows: Row[] = [
  ...['jpeg', 'png', 'webp', 'heic', 'heif'].map(
    (format): Row => [`image ${format}`, 'first_frame', { ...image, format }, undefined],
  ),
  ['image gif', 'last_frame', { ...image, format: 'gif' }, 'format'],
  ['image avif', 'reference_image', { ...image, format: 'avif' }, 'format'],
  ['image of 30 MB', 'reference_image', { ...image, sizeBytes: 30 * MiB }, undefined],
  ['image over 30 MB', 'reference_image', { ...image, sizeBytes: 30 * MiB + 1 }, 'size'],
  ['image 256 wide', 'first_frame', { ...image, width: 256, height: 256 }, undefined],
  ['image 255 wide', 'first_frame', { ...image, width: 255, height: 256 }, 'pixels'],
  ['image 255 high', 'first_frame', { ...image, width: 256, height: 255 }, 'pixels'],
  ['image 5760 wide', 'first_frame', { ...image, width: 5760, height: 5760 }, undefined],
  ['image 5761 wide', 'first_frame', { ...image, width: 5761, height: 5760 }, 'pixels'],
  ['image 5761 high', 'first_frame', { ...image, width: 5760, height: 5761 }, 'pixels'],
  ['image of aspect 0.4', 'first_frame', { ...image, width: 400, height: 1000 }, undefined],
  ['image under aspect 0.4', 'first_frame', { ...image, width: 399, height: 1000 }, 'aspect'],
  ['image of aspect 2.5', 'first_frame', { ...image, width: 2500, height: 1000 }, undefined],
  ['image over aspect 2.5', 'first_frame', { ...image, width: 2501, height: 1000 }, 'aspect'],
  ['image without pixels', 'first_frame', { ...image, width: undefined, height: undefined }, 'pixels'],
  ['video as a first frame', 'first_frame', video, 'kind'],

  ['video mp4', 'reference_video', video, undefined],
  ['video mov', 'reference_video', { ...video, format: 'mov' }, undefined],
  ['video webm', 'reference_video', { ...video, format: 'webm' }, 'format'],
  ['video hevc', 'reference_video', { ...video, videoCodec: 'hevc' }, undefined],
  ['video vp9', 'reference_video', { ...video, videoCodec: 'vp9' }, 'codec'],
  ['video of unknown codec', 'reference_video', { ...video, videoCodec: undefined }, 'codec'],
  ['video with mp3', 'reference_video', { ...video, audioCodec: 'mp3' }, undefined],
  ['video with opus', 'reference_video', { ...video, audioCodec: 'opus' }, 'codec'],
  ['silent video', 'reference_video', { ...video, audioCodec: undefined, hasAudio: false }, undefined],
  ['video of 50 MB', 'reference_video', { ...video, sizeBytes: 50 * MiB }, undefined],
  ['video over 50 MB', 'reference_video', { ...video, sizeBytes: 50 * MiB + 1 }, 'size'],
  ['video of 2 s', 'reference_video', { ...video, durationSeconds: 2 }, undefined],
  ['video of 2 s less a frame', 'reference_video', { ...video, durationSeconds: 47 / 24 }, undefined],
  ['video of 2 s less two frames', 'reference_video', { ...video, durationSeconds: 46 / 24 }, 'length'],
  ['video of 15 s', 'reference_video', { ...video, durationSeconds: 15 }, undefined],
  ['video of 15 s and a frame', 'reference_video', { ...video, durationSeconds: 15.04 }, undefined],
  ['video over 15 s', 'reference_video', { ...video, durationSeconds: 15.1 }, 'length'],
  ['video of 23.976', 'reference_video', { ...video, framesPerSecond: 24000 / 1001 }, undefined],
  ['video of 23.9', 'reference_video', { ...video, framesPerSecond: 23.9 }, 'frame-rate'],
  ['video of 60', 'reference_video', { ...video, framesPerSecond: 60 }, undefined],
  ['video of 60.1', 'reference_video', { ...video, framesPerSecond: 60.1 }, 'frame-rate'],
  ['video 256 high', 'reference_video', { ...video, width: 256, height: 256 }, undefined],
  ['video 254 high', 'reference_video', { ...video, width: 256, height: 254 }, 'pixels'],
  ['video 5762 wide', 'reference_video', { ...video, width: 5762, height: 3240 }, 'pixels'],
  ['video over aspect 2.5', 'reference_video', { ...video, width: 1282, height: 512 }, 'aspect'],
  ['video under aspect 0.4', 'reference_video', { ...video, width: 510, height: 1280 }, 'aspect'],
  ['image as a reference video', 'reference_video', image, 'kind'],

  ['audio wav', 'reference_audio', audio, undefined],
  ['audio mp3', 'reference_audio', { ...audio, format: 'mp3' }, undefined],
  ['audio ogg', 'reference_audio', { ...audio, format: 'ogg' }, 'format'],
  ['audio of 15 MB', 'reference_audio', { ...audio, sizeBytes: 15 * MiB }, undefined],
  ['audio over 15 MB', 'reference_audio', { ...audio, sizeBytes: 15 * MiB + 1 }, 'size'],
  ['audio of 2 s', 'reference_audio', { ...audio, durationSeconds: 2 }, undefined],
  ['audio under 2 s', 'reference_audio', { ...audio, durationSeconds: 1.9 }, 'length'],
  ['audio of 15 s', 'reference_audio', { ...audio, durationSeconds: 15 }, undefined],
  ['audio over 15 s', 'reference_audio', { ...audio, durationSeconds: 15.1 }, 'length'],

  ['base video', 'base_video', base, undefined],
  ['silent base video', 'base_video', { ...base, audioCodec: undefined, hasAudio: false }, 'audio'],
  ['base video of 25 fps', 'base_video', { ...base, framesPerSecond: 25 }, 'frame-rate'],
  ['base video of 23.976 fps', 'base_video', { ...base, framesPerSecond: 24000 / 1001 }, 'frame-rate'],
  ['base video off the grid of 32', 'base_video', { ...base, width: 1280, height: 720 }, 'pixels'],
  ['base video of the least area', 'base_video', { ...base, width: 768, height: 768 }, undefined],
  ['base video under the least area', 'base_video', { ...base, width: 736, height: 768 }, 'pixels'],
  ['base video of the largest area', 'base_video', { ...base, width: 768, height: 1344 }, undefined],
  ['base video over the largest area', 'base_video', { ...base, width: 800, height: 1344 }, 'pixels'],
  [
    'base video of 107 frames',
    'base_video',
    { ...base, frameCount: 107, durationSeconds: 107 / 24 },
    undefined,
  ],
  [
    'base video of 106 frames',
    'base_video',
    { ...base, frameCount: 106, durationSeconds: 106 / 24 },
    'frames',
  ],
  [
    'base video of 362 frames',
    'base_video',
    { ...base, frameCount: 362, durationSeconds: 362 / 24 },
    undefined,
  ],
  [
    'base video of 363 frames',
    'base_video',
    { ...base, frameCount: 363, durationSeconds: 362 / 24 },
    'frames',
  ],
];

describe('checkMedia', () => {
  it.each(rows)('%s', (_name, role, facts, rule) => {
    expect([...new Set(checkMedia(role, facts).map((problem) => problem.rule))]).toEqual(rule ? [rule] : []);
  });

  it('says the limit and the value found', () => {
    const [problem] = checkMedia('reference_audio', { ...audio, durationSeconds: 16.2 });
    expect(problem).toMatchObject({ mend: 'trim' });
    expect(problem?.message).toContain('15 s');
    expect(problem?.message).toContain('16.2 s');
  });
});

describe('checkTotalLength', () => {
  it.each(['reference_video', 'reference_audio'] as const)('%s: 15 s together', (role) => {
    expect(checkTotalLength(role, [5, 5, 5])).toBeUndefined();
    expect(checkTotalLength(role, [5, 5, 5.2])).toMatchObject({ rule: 'length', mend: 'trim' });
  });
});
