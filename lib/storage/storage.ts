import { join } from 'node:path';
import { env } from '#lib/env.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage-port.ts';

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
