'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToUploads, type Upload, uploadOf } from './uploads.ts';

/** The upload that goes by this key, live; undefined after a reload of the page or when there never was one. */
export function useUpload(key: string): Upload | undefined {
  const read = useCallback(() => uploadOf(key), [key]);
  return useSyncExternalStore(subscribeToUploads, read, () => undefined);
}
