import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '#lib/env.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';

export interface ByteRange {
  /** First byte. */
  start: number;
  /** Last byte, included. */
  end: number;
}

/** Where files live: a folder or an S3 bucket, behind one object. For keys see `storage-key.ts`. */
export interface Storage {
  kind: 'disk' | 's3';
  /** Stores the whole file, atomically: afterwards the key holds all of it, or what it held before. `filePath` stays. */
  put: (key: string, filePath: string, about: { mimeType: string; sha256: string }) => Promise<void>;
  /** The bytes of the range (or all) and the size of the whole file; undefined when the key holds nothing. */
  read: (key: string, range?: ByteRange) => Promise<{ stream: Readable; sizeBytes: number } | undefined>;
  /** The size of the file without reading it; undefined when the key holds nothing. */
  size: (key: string) => Promise<number | undefined>;
  /** A link that the outside can follow without us; undefined on disk. */
  url: (
    key: string,
    options: { expiresSeconds: number; downloadName?: string | undefined; mimeType?: string | undefined },
  ) => Promise<string | undefined>;
  /** Removing what is not there is fine. */
  remove: (key: string) => Promise<void>;
  /** Throws when files cannot be written or read right now; for the health check. */
  check: () => Promise<void>;
}

let cached: Storage | undefined;

/** The storage of this process, by the settings: S3 when a bucket is named, else DATA_DIR. */
export function storage(): Storage {
  cached ??= fromSettings();
  return cached;
}

function fromSettings(): Storage {
  const { DATA_DIR, S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();
  if (!S3_BUCKET) return diskStorage(join(DATA_DIR, 'media'));
  return s3Storage({
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  });
}
