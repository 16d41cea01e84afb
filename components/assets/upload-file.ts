import type { AssetView } from '#lib/assets/asset-view.ts';
import { paths } from '#lib/paths.ts';
import { type Failure, failure, type Result, success } from '#lib/result.ts';

export interface UploadOptions {
  source: 'upload' | 'grab';
  /** From 0 to 1: the part of the bytes that has left the browser. */
  onProgress?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends one file to the studio. By XMLHttpRequest, because fetch cannot report the progress of a body.
 * Failures: `aborted`, `offline` (nothing answered), or the server's own.
 */
export function uploadFile(
  file: Blob,
  name: string,
  { source, onProgress, signal }: UploadOptions,
): Promise<Result<AssetView>> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(aborted());
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const finish = (result: Result<AssetView>) => {
      signal?.removeEventListener('abort', abort);
      resolve(result);
    };
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => finish(readAnswer(request.status, request.responseText));
    request.onerror = () => finish(failure('offline', 'The studio did not answer. Try again.'));
    request.onabort = () => finish(aborted());
    signal?.addEventListener('abort', abort);
    request.open('POST', paths.api.upload());
    request.setRequestHeader('x-file-name', encodeURIComponent(name.toWellFormed()));
    request.setRequestHeader('x-asset-source', source);
    request.send(file);
  });
}

function aborted(): Result<never> {
  return failure('aborted', 'The upload was stopped.');
}

function readAnswer(status: number, text: string): Result<AssetView> {
  const { asset, failure: refusal } = parse(text);
  if (status < 300 && asset) return success(asset);
  return refusal
    ? { ok: false, failure: refusal }
    : failure('upload-failed', `The studio could not take the file (HTTP ${status}). Try again.`);
}

function parse(text: string): { asset?: AssetView; failure?: Failure } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
