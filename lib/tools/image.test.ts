import { describe, expect, it } from 'vitest';
import { imageEditBody, kontextBody } from '#lib/vendor/images.ts';
import { defaultPrices } from '#lib/vendor/price-list.ts';
import { type ImageInput, imageTool } from './image.ts';
import { contextWith, goodImage, inputsOf } from './test-context.ts';

const words: ImageInput = { ...imageTool.initial, prompt: 'A red door in the snow' };
const context = contextWith({ gif: { ...goodImage, format: 'gif' } });

type Row = [name: string, input: Partial<ImageInput>, fields: string[]];

/** Spec 3, the three image endpoints: just inside, just outside. */
const rows: Row[] = [
  ['words alone', {}, []],
  ['no prompt', { prompt: ' ' }, ['prompt']],
  ['4 pictures', { media: inputsOf('input_image', 'image', 4) }, []],
  ['5 pictures', { media: inputsOf('input_image', 'image', 5) }, ['media']],
  ['a picture of another format', { media: inputsOf('input_image', 'gif') }, ['media.0']],
  ['a role of another tool', { media: inputsOf('reference_clip', 'video') }, ['media.0']],
  ['guidance 1', { guidanceScale: 1 }, []],
  ['guidance 0.5', { guidanceScale: 0.5 }, ['guidanceScale']],
  ['guidance 20', { guidanceScale: 20 }, []],
  ['guidance 20.5', { guidanceScale: 20.5 }, ['guidanceScale']],
  ['seed -1', { seed: -1 }, []],
  ['seed -2', { seed: -2 }, ['seed']],
  ['the largest seed', { seed: 2_147_483_647 }, []],
  ['a larger seed', { seed: 2_147_483_648 }, ['seed']],
  ['a seed that is not whole', { seed: 1.5 }, ['seed']],
  ['a ratio and a tolerance', { aspectRatio: '9:21', safetyTolerance: '5' }, []],
  ['a half-typed size, which Kontext does not take', { size: '1024*' }, []],
  ['flex without a picture', { model: 'flex' }, ['media']],
  ['flex with 3', { model: 'flex', media: inputsOf('input_image', 'image', 3) }, []],
  ['pro with 4', { model: 'pro', media: inputsOf('input_image', 'image', 4) }, ['media']],
  ['256*1536', { model: 'pro', media: inputsOf('input_image', 'image'), size: '256*1536' }, []],
  ['255*256', { model: 'pro', media: inputsOf('input_image', 'image'), size: '255*256' }, ['size']],
  ['1537*256', { model: 'flex', media: inputsOf('input_image', 'image'), size: '1537*256' }, ['size']],
  ['a size in words', { model: 'flex', media: inputsOf('input_image', 'image'), size: 'large' }, ['size']],
];

describe('the rules of Image', () => {
  it.each(rows)('%s', (_name, input, fields) => {
    const problems = imageTool.problems({ ...words, ...input }, context);
    expect(problems.map(({ field }) => field)).toEqual(fields);
  });

  it('every input without problems makes a body that the contract takes', () => {
    for (const [name, input, fields] of rows) {
      if (fields.length > 0) continue;
      const values = { ...words, ...input };
      const body = JSON.parse(
        JSON.stringify(imageTool.body(values, context)).replaceAll('asset:', 'https://studio.example/'),
      );
      const contract = values.model === 'kontext' ? kontextBody : imageEditBody;
      expect(contract.safeParse(body).error?.issues, name).toBeUndefined();
    }
  });

  it('sends a tolerance without pictures only, and to Kontext only', () => {
    const tolerant = { ...words, safetyTolerance: '4' as const };
    expect(imageTool.body(tolerant, context)).toMatchObject({ safety_tolerance: '4' });
    const edit = { ...tolerant, media: inputsOf('input_image', 'image') };
    expect(imageTool.body(edit, context)).not.toHaveProperty('safety_tolerance');
  });

  it.each([
    ['kontext', 40_000],
    ['flex', 50_000],
    ['pro', 30_000],
  ] as const)('%s is priced by the picture', (model, micros) => {
    expect(imageTool.estimate({ ...words, model }, context).totalMicros).toBe(micros);
    expect(imageTool.billed({}, { ...words, model }, { ...defaultPrices, image: null }).isPriced).toBe(false);
  });
});
