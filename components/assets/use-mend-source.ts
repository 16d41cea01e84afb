'use client';

import { useEffect, useState } from 'react';
import { failure, type Result, success } from '#lib/result.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { probeFile } from './probe-file.ts';

/** What is mended: the bytes at hand, with the measures of just these bytes. */
export interface MendSource {
  blob: Blob;
  /** For players and pictures; dies with the component. */
  url: string;
  facts: MediaFacts;
}

/**
 * The file to be mended: the one that was dropped here while the page knows it, else the studio's own copy (for a
 * HEIC picture its JPEG rendition, which every browser can read). Undefined while it is being read.
 */
export function useMendSource(
  file: Blob | undefined,
  assetUrl: string | undefined,
): Result<MendSource> | undefined {
  const [source, setSource] = useState<Result<MendSource>>();

  // The outside systems are the network and the browser's register of object URLs.
  useEffect(() => {
    const abort = new AbortController();
    let url: string | undefined;
    void readSource(file, assetUrl, abort.signal).then((result) => {
      if (abort.signal.aborted) return;
      if (!result.ok) return setSource(result);
      url = URL.createObjectURL(result.value.blob);
      setSource(success({ ...result.value, url }));
    });
    return () => {
      abort.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [file, assetUrl]);

  return source;
}

const unreadable = 'This browser cannot read the file. Try another browser, or convert the file first.';

async function readSource(
  file: Blob | undefined,
  assetUrl: string | undefined,
  signal: AbortSignal,
): Promise<Result<Omit<MendSource, 'url'>>> {
  const local = file && (await measured(file));
  if (local) return success(local);
  if (!assetUrl) return failure('cannot-decode', unreadable);
  const blob = await fetchBlob(assetUrl, signal);
  if (!blob) return failure('offline', 'The file could not be fetched from the studio. Try again.');
  const fetched = await measured(blob);
  return fetched ? success(fetched) : failure('cannot-decode', unreadable);
}

async function measured(blob: Blob): Promise<Omit<MendSource, 'url'> | undefined> {
  const probed = await probeFile(blob);
  const facts = probed.ok ? probed.value.facts : undefined;
  return facts && { blob, facts };
}

async function fetchBlob(url: string, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}
