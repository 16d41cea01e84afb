import type { TakeDetail, TakeInputView } from '#lib/tasks/take-view.ts';
import type { MediaInput } from '#lib/tools/media-input.ts';
import type { SourceTake } from '#lib/tools/tool.ts';
import { readMediaRole } from '#lib/vendor/media-roles.ts';

/** A finished take as the rules of mastering want it; undefined when it has no result to master. */
export function sourceTakeOf(take: TakeDetail): SourceTake | undefined {
  if (take.tool !== 'video' || take.state !== 'succeeded') return undefined;
  return {
    taskId: take.id,
    vendorTaskId: take.vendorTaskId,
    createdAt: new Date(take.sentAt ?? take.createdAt),
    resolution: take.settings.resolution ?? '',
    durationSeconds: take.settings.durationSeconds ?? 0,
    prompt: take.prompt,
    media: take.inputs.flatMap((one) => mediaOf(one) ?? []),
    assetId: take.media?.assetId,
  };
}

export function mediaOf({ role, assetId, url, sourceTaskId }: TakeInputView): MediaInput | undefined {
  const known = readMediaRole(role);
  return known && { role: known, assetId, url, sourceTaskId };
}
