import { describe, expect, it } from 'vitest';
import { referenceVideoBody } from '#lib/vendor/reference-video.ts';
import { type ReferenceVideoInput, referenceVideoTool } from './reference-video.ts';
import { contextWith, goodAudio, goodVideo, inputsOf } from './test-context.ts';

const MiB = 1024 * 1024;
const clips = inputsOf('reference_clip', 'video');
const start: ReferenceVideoInput = {
  ...referenceVideoTool.initial,
  prompt: 'character1 waves',
  media: clips,
};
const context = contextWith({
  long: { ...goodVideo, durationSeconds: 30 },
  tooLong: { ...goodVideo, durationSeconds: 30.5 },
  short: { ...goodVideo, durationSeconds: 1.5 },
  large: { ...goodVideo, sizeBytes: 30 * MiB },
  belowLarge: { ...goodVideo, sizeBytes: 30 * MiB - 1 },
  webm: { ...goodVideo, format: 'webm' },
  briefSound: { ...goodAudio, durationSeconds: 2.9 },
  longSound: { ...goodAudio, durationSeconds: 30 },
  tooLongSound: { ...goodAudio, durationSeconds: 30.1 },
});
const link = { role: 'reference_clip', url: 'https://example.com/clip.mp4' } as const;

type Row = [name: string, input: Partial<ReferenceVideoInput>, fields: string[]];

/** Spec 3, v2v: just inside, just outside. */
const rows: Row[] = [
  ['one clip', {}, []],
  ['no clip', { media: [] }, ['media']],
  ['3 clips', { media: inputsOf('reference_clip', 'video', 3) }, []],
  ['4 clips', { media: inputsOf('reference_clip', 'video', 4) }, ['media']],
  ['a clip of 30 s', { media: inputsOf('reference_clip', 'long') }, []],
  ['a clip of 30.5 s', { media: inputsOf('reference_clip', 'tooLong') }, ['media.0']],
  ['a clip of 1.5 s', { media: inputsOf('reference_clip', 'short') }, ['media.0']],
  ['a clip of 30 MB', { media: inputsOf('reference_clip', 'large') }, ['media.0']],
  ['a clip of a byte less', { media: inputsOf('reference_clip', 'belowLarge') }, []],
  ['a WebM clip', { media: inputsOf('reference_clip', 'webm') }, ['media.0']],
  ['sound beside the clip', { media: [...clips, ...inputsOf('voice_track', 'audio')] }, []],
  ['sound of 2.9 s', { media: [...clips, ...inputsOf('voice_track', 'briefSound')] }, ['media.1']],
  ['sound of 30 s', { media: [...clips, ...inputsOf('voice_track', 'longSound')] }, []],
  ['sound of 30.1 s', { media: [...clips, ...inputsOf('voice_track', 'tooLongSound')] }, ['media.1']],
  ['two sounds', { media: [...clips, ...inputsOf('voice_track', 'audio', 2)] }, ['media']],
  ['no words: the documents allow 0 characters', { prompt: '' }, []],
  ['a prompt that will be cut', { prompt: 'a'.repeat(2001) }, []],
  ['seed 0', { seed: 0 }, []],
  ['seed -1', { seed: -1 }, ['seed']],
  ['the largest seed', { seed: 2_147_483_647 }, []],
  ['a link', { media: [link] }, []],
  ['a vendor file', { media: [{ ...link, url: 'vendor_file://1' }] }, ['media.0']],
];

describe('the rules of Reference video', () => {
  it.each(rows)('%s', (_name, input, fields) => {
    const problems = referenceVideoTool.problems({ ...start, ...input }, context);
    expect(problems.map(({ field }) => field)).toEqual(fields);
  });

  it('every input without problems makes a body that the contract takes', () => {
    for (const [name, input, fields] of rows) {
      if (fields.length > 0) continue;
      const body = JSON.stringify(referenceVideoTool.body({ ...start, ...input }, context));
      const sent = JSON.parse(body.replaceAll('asset:', 'https://studio.example/'));
      expect(referenceVideoBody.safeParse(sent).error?.issues, name).toBeUndefined();
    }
  });

  it('offers to trim a clip that is too long', () => {
    const [problem] = referenceVideoTool.problems(
      { ...start, media: inputsOf('reference_clip', 'tooLong') },
      context,
    );
    expect(problem).toMatchObject({ field: 'media.0', mend: 'trim' });
  });

  it('says when the vendor cannot reach our files; links go all the same', () => {
    const alone = { ...context, canLink: false };
    expect(referenceVideoTool.problems(start, alone)[0]?.message).toContain('PUBLIC_URL');
    expect(referenceVideoTool.problems({ ...start, media: [link] }, alone)).toEqual([]);
  });

  it.each([
    ['1280*720', 5, 500_000],
    ['832*1088', 10, 1_000_000],
    ['1920*1080', 5, 750_000],
    ['1248*1632', 10, 1_500_000],
  ] as const)('%s for %i s is priced by its tier', (size, duration, micros) => {
    expect(referenceVideoTool.estimate({ ...start, size, duration }, context).totalMicros).toBe(micros);
  });
});
