import type { AssetView } from '#lib/assets/asset-view.ts';
import { type Failure, failure, type Result } from '#lib/result.ts';
import type { LocalMedia } from './probe-file.ts';
import { uploadFile } from './upload-file.ts';

/**
 * The files on their way from this browser to the studio. It outlives the screens that show it, so that switching a
 * tool does not stop an upload; it does not outlive the page, and who shows an upload must say so after a reload.
 */
export interface Upload {
  file: Blob;
  name: string;
  source: 'upload' | 'grab';
  state: 'reading' | 'held' | 'waiting' | 'sending' | 'done' | 'failed' | 'stopped';
  /** 0 to 1, of the bytes sent. */
  progress: number;
  media?: LocalMedia | undefined;
  /** A small picture of it, made in the browser. */
  thumbnailUrl?: string | undefined;
  asset?: AssetView | undefined;
  failure?: Failure | undefined;
}

export interface UploadRequest {
  file: Blob;
  name: string;
  source: 'upload' | 'grab';
  /** Given the measured file, whether to keep it back until it is mended. */
  isHeld?: ((media: LocalMedia) => boolean) | undefined;
}

/** More at once only makes each of them slower. */
const atOnce = 3;

const uploads = new Map<string, Upload>();
const aborts = new Map<string, AbortController>();
const listeners = new Set<() => void>();
let version = 0;

/** Reads the file, then sends it when its turn comes. The key is the caller's; a second start replaces the first. */
export async function startUpload(key: string, { file, name, source, isHeld }: UploadRequest): Promise<void> {
  forgetUpload(key);
  set(key, { file, name, source, state: 'reading', progress: 0 });
  const probed = await probe(file);
  if (uploads.get(key)?.file !== file) return;
  if (!probed.ok) return change(key, { state: 'failed', failure: probed.failure });
  const { thumbnail } = probed.value;
  change(key, {
    media: probed.value,
    state: isHeld?.(probed.value) ? 'held' : 'waiting',
    thumbnailUrl: thumbnail && URL.createObjectURL(thumbnail),
  });
  sendNext();
}

/** Stops it where it is; the file stays at hand for `retryUpload`. */
export function stopUpload(key: string): void {
  const upload = uploads.get(key);
  if (!upload || upload.state === 'done') return;
  change(key, { state: 'stopped', progress: 0 });
  aborts.get(key)?.abort();
}

export function retryUpload(key: string): void {
  const upload = uploads.get(key);
  if (!upload || upload.state === 'done') return;
  if (!upload.media) {
    void startUpload(key, upload);
    return;
  }
  change(key, { state: 'waiting', progress: 0, failure: undefined });
  sendNext();
}

/** Lets go of the file and of everything known about it. */
export function forgetUpload(key: string): void {
  const upload = uploads.get(key);
  if (!upload) return;
  aborts.get(key)?.abort();
  if (upload.thumbnailUrl) URL.revokeObjectURL(upload.thumbnailUrl);
  uploads.delete(key);
  tell();
}

export function uploadOf(key: string): Upload | undefined {
  return uploads.get(key);
}

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Rises with every change, so that a component can tell that there was one. */
export function uploadsVersion(): number {
  return version;
}

async function probe(file: Blob): Promise<Result<LocalMedia>> {
  try {
    const { probeFile } = await import('./probe-file.ts');
    return await probeFile(file);
  } catch {
    return failure('unreadable', 'The file cannot be opened. It may have been moved, or it is a folder.');
  }
}

function sendNext(): void {
  const sending = [...uploads.values()].filter(({ state }) => state === 'sending').length;
  const next = [...uploads].find(([, { state }]) => state === 'waiting');
  if (!next || sending >= atOnce) return;
  void send(...next);
  sendNext();
}

async function send(key: string, { file, name, source }: Upload): Promise<void> {
  const abort = new AbortController();
  aborts.set(key, abort);
  change(key, { state: 'sending' });
  const result = await uploadFile(file, name, {
    source,
    signal: abort.signal,
    onProgress: (progress) => change(key, { progress }),
  });
  if (aborts.get(key) === abort) {
    aborts.delete(key);
    if (result.ok) change(key, { state: 'done', progress: 1, asset: result.value });
    else if (result.failure.code !== 'aborted') change(key, { state: 'failed', failure: result.failure });
  }
  sendNext();
}

function change(key: string, changes: Partial<Upload>): void {
  const upload = uploads.get(key);
  if (upload) set(key, { ...upload, ...changes });
}

function set(key: string, upload: Upload): void {
  uploads.set(key, upload);
  tell();
}

function tell(): void {
  version += 1;
  for (const listener of listeners) listener();
}
