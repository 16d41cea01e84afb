import * as z from 'zod';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { SourceTake } from '#lib/tools/tool.ts';
import { videoTool } from '#lib/tools/video.ts';
import { queryAnswer } from '#lib/vendor/video.ts';

/** What the vendor told of a video, beside what was asked for. */
const vendorAnswer = queryAnswer.shape.task.nullable().catch(null);

/** A finished video take as a master needs to know it; undefined when the viewer's team has no such take. */
export async function readSourceTake(viewer: Viewer, taskId: string): Promise<SourceTake | undefined> {
  if (!z.uuid().safeParse(taskId).success) return undefined;
  const task = await db().task.findFirst({
    where: { id: taskId, teamId: viewer.teamId, state: 'succeeded', tool: 'video', shelf: { not: 'purged' } },
    include: { outputs: { orderBy: { outputIndex: 'asc' }, take: 1 } },
  });
  if (!task) return undefined;
  const input = videoTool.recall(task.input);
  const answer = vendorAnswer.parse(task.vendorAnswer);
  const createdSeconds = answer?.created_at;
  return {
    taskId: task.id,
    vendorTaskId: task.vendorTaskId ?? undefined,
    createdAt: createdSeconds ? new Date(createdSeconds * 1000) : (task.sentAt ?? task.createdAt),
    resolution: answer?.resolution ?? input.resolution,
    durationSeconds: answer?.usage?.output_seconds ?? answer?.duration ?? input.durationSeconds,
    prompt: task.prompt,
    media: input.media,
    assetId: task.outputs[0]?.assetId,
  };
}
