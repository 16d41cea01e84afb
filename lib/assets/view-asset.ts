import type { Viewer } from '#lib/auth/viewer.ts';
import type { Asset, AssetDerivative } from '#prisma/client/client.ts';
import type { AssetView } from './asset-view.ts';
import { type MediaTarget, mediaUrl } from './media-link.ts';

type DerivativeRow = Pick<AssetDerivative, 'kind' | 'storageKey' | 'mimeType'>;
export type AssetRow = Asset & { derivatives: DerivativeRow[] };

/** An asset as the viewer's browser sees it, with links that only this session can follow. */
export function viewAsset(row: AssetRow, viewer: Pick<Viewer, 'sessionId'>): AssetView {
  const derivative = (kind: DerivativeRow['kind']) => row.derivatives.find((one) => one.kind === kind);
  const urlOf = (target: MediaTarget | undefined) => (target ? mediaUrl(target, viewer) : undefined);
  const preview = derivative('preview');
  // A picture's preview is its rendition for browsers; a video's is the short loop.
  const shown = row.kind === 'image' && preview ? preview : row;
  return {
    id: row.id,
    kind: row.kind === 'text' ? 'image' : row.kind,
    format: row.format,
    mimeType: row.mimeType,
    name: row.originalName,
    sizeBytes: Number(row.sizeBytes),
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    durationSeconds: row.durationSeconds ?? undefined,
    framesPerSecond: row.framesPerSecond ?? undefined,
    frameCount: row.frameCount ?? undefined,
    videoCodec: row.videoCodec ?? undefined,
    audioCodec: row.audioCodec ?? undefined,
    createdAt: row.createdAt.toISOString(),
    source: row.source,
    url: mediaUrl(targetOf(shown), viewer),
    downloadUrl: mediaUrl({ ...targetOf(row), downloadName: row.originalName }, viewer),
    posterUrl: urlOf(derivative('poster')),
    previewUrl: row.kind === 'video' ? urlOf(preview) : undefined,
    peaksUrl: urlOf(derivative('peaks')),
  };
}

function targetOf(row: { storageKey: string; mimeType: string }): MediaTarget {
  return { storageKey: row.storageKey, mimeType: row.mimeType };
}
