import type { Readable } from 'node:stream';

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
