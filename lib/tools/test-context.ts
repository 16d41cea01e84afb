import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { defaultVendorNames } from '#lib/vendor/names.ts';
import { defaultPrices } from '#lib/vendor/price-list.ts';
import type { MediaInput } from './media-input.ts';
import { mediaRules } from './media-rules.ts';
import type { SourceTake, ToolContext } from './tool.ts';

/** What the table tests of the tools are arranged with: assets that keep every limit, and a context that knows them. */

const MiB = 1024 * 1024;

export const goodImage: MediaFacts = {
  kind: 'image',
  format: 'jpeg',
  sizeBytes: MiB,
  width: 1024,
  height: 768,
};
export const goodVideo: MediaFacts = {
  kind: 'video',
  format: 'mp4',
  sizeBytes: 5 * MiB,
  width: 1344,
  height: 768,
  durationSeconds: 5,
  framesPerSecond: 24,
  frameCount: 120,
  videoCodec: 'avc',
  audioCodec: 'aac',
  hasAudio: true,
};
export const goodAudio: MediaFacts = { kind: 'audio', format: 'wav', sizeBytes: MiB, durationSeconds: 5 };

export const testNow = new Date('2026-11-20T12:00:00Z');

export function contextWith(
  assets: Record<string, MediaFacts> = {},
  more: Partial<ToolContext> = {},
): ToolContext {
  return {
    names: defaultVendorNames,
    prices: defaultPrices,
    now: testNow,
    mediaRules,
    canLink: true,
    assets: new Map(Object.entries({ image: goodImage, video: goodVideo, audio: goodAudio, ...assets })),
    ...more,
  };
}

/** `count` inputs of one role, all of the same asset. */
export function inputsOf(role: MediaRole, assetId: string, count = 1): MediaInput[] {
  return Array.from({ length: count }, () => ({ role, assetId }));
}

export function sourceTake(more: Partial<SourceTake> = {}): SourceTake {
  return {
    taskId: 'take',
    vendorTaskId: '1234567890123456789',
    createdAt: new Date(testNow.getTime() - 60_000),
    resolution: '768P',
    durationSeconds: 5,
    prompt: 'The final prompt',
    media: [],
    assetId: 'video',
    ...more,
  };
}
