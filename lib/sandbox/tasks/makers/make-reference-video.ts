import type { Made, ReferenceVideoTask } from '#lib/sandbox/tasks/task.ts';
import { draw, type MakeParts, pathOf, readyInputs } from './maker.ts';

/** Makes a video of its reference clips: exactly the size and the seconds that were asked for. */
export async function makeReferenceVideo(task: ReferenceVideoTask, parts: MakeParts): Promise<Made> {
  const inputs = await readyInputs(task, parts);
  const [width = 0, height = 0] = task.size.split('*').map(Number);
  const track = inputs.find(({ role }) => role === 'voice_track');
  await draw(task, parts, (outputPath) => ({
    kind: 'reference-film',
    outputPath,
    width,
    height,
    seconds: task.seconds,
    seed: task.seed === undefined ? task.id : String(task.seed),
    prompt: task.prompt,
    clips: inputs.flatMap((input) => {
      const path = input.role === 'reference_clip' ? pathOf(task, input, parts) : undefined;
      const { width: wide = 16, height: high = 9 } = input.facts ?? {};
      return path ? { path, aspect: wide / high } : [];
    }),
    trackPath: track && pathOf(task, track, parts),
    hasSound: task.hasAudio,
    hasCuts: task.shotType === 'multi',
    hasWatermark: task.hasWatermark,
  }));
  return { inputs };
}
