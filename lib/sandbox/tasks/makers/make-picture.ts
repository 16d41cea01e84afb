import { pictureSizeOf } from '#lib/sandbox/render/picture/picture-size.ts';
import type { Made, PictureTask } from '#lib/sandbox/tasks/task.ts';
import { kontextLimits } from '#lib/vendor/image-limits.ts';
import { draw, type MakeParts, pathOf, readyInputs } from './maker.ts';

/** Makes a picture: from words, or from the pictures that it was given. */
export async function makePicture(task: PictureTask, parts: MakeParts): Promise<Made> {
  const inputs = await readyInputs(task, parts);
  const { width, height } = pictureSizeOf(task, inputs[0]?.facts);
  const seed = task.seed < 0 ? task.id : String(task.seed);
  await draw(task, parts, (outputPath) => ({
    kind: 'picture',
    outputPath,
    width,
    height,
    seed: `${task.model} ${seed}`,
    prompt: task.prompt,
    label: task.model,
    // Flex and pro have no scale; they edit as strongly as kontext does when it is not told.
    guidanceScale: task.guidanceScale ?? kontextLimits.guidanceScale.initial,
    picturePaths: inputs.flatMap((input) => pathOf(task, input, parts) ?? []),
  }));
  return { inputs };
}
