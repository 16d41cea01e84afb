import type { MediaFacts } from '#lib/vendor/media-facts.ts';

/** A media file of the team as the browser sees it: plain JSON, no secrets. Links live for hours (`media-link.ts`). */
export interface AssetView {
  id: string;
  kind: MediaFacts['kind'];
  /** Container or picture format as probed from the bytes: `jpeg`, `heic`, `mp4`, `wav`, ... */
  format: string;
  mimeType: string;
  /** The name it was uploaded under, without path or control characters. */
  name: string;
  sizeBytes: number;
  /** Pixels as shown, after rotation. */
  width?: number | undefined;
  height?: number | undefined;
  durationSeconds?: number | undefined;
  framesPerSecond?: number | undefined;
  frameCount?: number | undefined;
  videoCodec?: string | undefined;
  audioCodec?: string | undefined;
  /** ISO 8601. */
  createdAt: string;
  source: 'upload' | 'result' | 'grab';
  /** Something every browser can show where there is one: HEIC and TIFF come as a JPEG rendition. */
  url: string;
  /** The original bytes, saved under the original name. */
  downloadUrl: string;
  /** A WebP picture at most 640 px on its longer side. */
  posterUrl?: string | undefined;
  /** For videos: at most 3 s of muted H.264, at most 360 px on the shorter side. */
  previewUrl?: string | undefined;
  /** JSON `{ peaks: number[] }`, 0 to 1, for anything with sound. */
  peaksUrl?: string | undefined;
}

/** The measured facts of an asset, as `checkMedia` wants them. */
export function factsOf(view: AssetView): MediaFacts {
  return {
    kind: view.kind,
    format: view.format,
    sizeBytes: view.sizeBytes,
    width: view.width,
    height: view.height,
    durationSeconds: view.durationSeconds,
    framesPerSecond: view.framesPerSecond,
    frameCount: view.frameCount,
    videoCodec: view.videoCodec,
    audioCodec: view.audioCodec,
    // Only sound that can be decoded is recorded as a codec (`probe-media.ts`).
    hasAudio: view.kind === 'image' ? undefined : view.audioCodec !== undefined,
  };
}
