import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { assertStorageKey } from './storage-key.ts';
import type { Storage } from './storage-port.ts';

export interface S3Settings {
  bucket: string;
  /** For servers other than AWS: MinIO, R2, Garage, ... Their buckets are then named in the path. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The SDK is large: it is loaded at the first use, and never with disk storage. */
async function connect(settings: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    // It would write to the console by itself; what fails is thrown and logged by us.
    logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
    // The SHA-256 goes along with every put; the SDK's own checksum is not known to every server.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

function ignore(): void {}

const putAttempts = 3;

/** Files in an S3 bucket. A put is one request with its SHA-256, so the bucket holds the whole file or nothing of it. */
export function s3Storage(settings: S3Settings): Storage {
  let connection: ReturnType<typeof connect> | undefined;
  const s3 = () => {
    connection ??= connect(settings);
    return connection;
  };
  const at = (key: string) => {
    assertStorageKey(key);
    return { Bucket: settings.bucket, Key: key };
  };
  return {
    kind: 's3',
    put: async (key, filePath, about) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await putOnce(await s3(), at(key), filePath, about);
        } catch (error) {
          if (attempt === putAttempts || !isPassing(error)) throw error;
        }
      }
    },
    read: async (key, range) => {
      const { sdk, client } = await s3();
      const bytes = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await client
        .send(new sdk.GetObjectCommand({ ...at(key), ...bytes }))
        .catch(undefinedIfMissing);
      if (!(answer?.Body instanceof Readable)) return undefined;
      const total = /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1];
      return { stream: answer.Body, sizeBytes: total ? Number(total) : (answer.ContentLength ?? 0) };
    },
    size: async (key) => {
      const { sdk, client } = await s3();
      const answer = await client.send(new sdk.HeadObjectCommand(at(key))).catch(undefinedIfMissing);
      return answer?.ContentLength;
    },
    url: async (key, { expiresSeconds, downloadName, mimeType }) => {
      const { sdk, client } = await s3();
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const command = new sdk.GetObjectCommand({
        ...at(key),
        ...(mimeType ? { ResponseContentType: mimeType } : {}),
        ...(downloadName
          ? {
              ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(downloadName)}`,
            }
          : {}),
      });
      return getSignedUrl(client, command, { expiresIn: expiresSeconds });
    },
    remove: async (key) => {
      const { sdk, client } = await s3();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
    check: async () => {
      const { sdk, client } = await s3();
      const command = new sdk.HeadBucketCommand({ Bucket: settings.bucket });
      await client.send(command, { abortSignal: AbortSignal.timeout(5000) });
    },
  };
}

/** One request for the whole file. The SDK itself cannot send a stream twice. */
async function putOnce(
  { sdk, client }: Awaited<ReturnType<typeof connect>>,
  place: { Bucket: string; Key: string },
  filePath: string,
  { mimeType, sha256 }: { mimeType: string; sha256: string },
): Promise<void> {
  const { size } = await stat(filePath);
  const command = new sdk.PutObjectCommand({
    ...place,
    Body: createReadStream(filePath),
    ContentLength: size,
    ContentType: mimeType,
    ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
  });
  // Signs the body's hash, so that the server refuses bytes that are not these.
  command.middlewareStack.add(
    (next) => (args) => {
      if (isHttpRequest(args.request)) args.request.headers['x-amz-content-sha256'] = sha256;
      return next(args);
    },
    { step: 'build', name: 'signBodyHash' },
  );
  await client.send(command);
}

/** Trouble of the server or the way to it, which a second try may not meet. */
function isPassing(error: unknown): boolean {
  const answer = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  const status =
    typeof answer === 'object' && answer && 'httpStatusCode' in answer ? answer.httpStatusCode : 0;
  return !status || Number(status) >= 500;
}

function isHttpRequest(value: unknown): value is { headers: Record<string, string> } {
  return typeof value === 'object' && value !== null && 'headers' in value;
}

function undefinedIfMissing(error: unknown): undefined {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
  throw error;
}
