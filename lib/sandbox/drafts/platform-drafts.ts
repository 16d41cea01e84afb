import type { ImageModel } from '#lib/vendor/image-limits.ts';
import { imageEditBody, kontextBody } from '#lib/vendor/images.ts';
import { referenceVideoBody } from '#lib/vendor/reference-video.ts';
import { type DraftTask, type GivenMedia, parseBody } from './draft.ts';

/** The create calls of document 3. */

export const draftKontext: DraftTask = (body, { shape }) => {
  const parsed = parseBody(kontextBody, body, shape);
  if ('refused' in parsed) return parsed;
  const { prompt, images, guidance_scale, aspect_ratio, seed } = parsed.value;
  return {
    media: picturesOf(images),
    wish: {
      kind: 'picture',
      model: 'kontext',
      prompt,
      aspectRatio: aspect_ratio,
      guidanceScale: guidance_scale,
      seed,
    },
  };
};

/** Flex and pro take the same body. */
export function draftImageEdit(model: Exclude<ImageModel, 'kontext'>): DraftTask {
  return (body, { shape }) => {
    const parsed = parseBody(imageEditBody, body, shape);
    if ('refused' in parsed) return parsed;
    const { prompt, images, size, seed } = parsed.value;
    return { media: picturesOf(images), wish: { kind: 'picture', model, prompt, size, seed } };
  };
}

export const draftReferenceVideo: DraftTask = (body, { shape }) => {
  const parsed = parseBody(referenceVideoBody, body, shape);
  if ('refused' in parsed) return parsed;
  const { input, parameters } = parsed.value;
  const clips = input.reference_urls.map(
    (url, index): GivenMedia => ({ role: 'reference_clip', field: `input.reference_urls[${index}]`, url }),
  );
  const track: GivenMedia[] = input.audio_url
    ? [{ role: 'voice_track', field: 'input.audio_url', url: input.audio_url }]
    : [];
  return {
    media: [...clips, ...track],
    wish: {
      kind: 'reference-video',
      prompt: input.prompt,
      negativePrompt: input.negative_prompt,
      size: parameters.size,
      seconds: parameters.duration,
      shotType: parameters.shot_type,
      hasAudio: parameters.audio,
      hasWatermark: parameters.watermark,
      isExtended: parameters.prompt_extend,
      seed: parameters.seed,
    },
  };
};

function picturesOf(images: readonly string[] = []): GivenMedia[] {
  return images.map((url, index) => ({ role: 'input_image', field: `images[${index}]`, url }));
}
