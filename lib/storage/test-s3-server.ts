import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Settings } from './s3-storage.ts';

export interface TestS3 {
  settings: S3Settings;
  /** The next requests are answered with 503. */
  failNext: (count: number) => void;
  stop: () => Promise<void>;
}

/**
 * A real S3 server for tests, with a bucket `media`. It checks no body hashes, so what AWS does stands before it:
 * a put whose bytes are not those of its two SHA-256 headers is refused.
 */
export async function startTestS3(folder: string): Promise<TestS3> {
  let failures = 0;
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const { port } = await server.run();
  const front = createServer(async (incoming, answer) => {
    const body = await buffer(incoming);
    if (failures > 0) {
      failures -= 1;
      answer.writeHead(503).end();
      return;
    }
    const hash = createHash('sha256').update(body);
    const hex = hash.copy().digest('hex');
    const { 'x-amz-content-sha256': signed, 'x-amz-checksum-sha256': checksum } = incoming.headers;
    if (incoming.method === 'PUT' && (signed !== hex || checksum !== hash.digest('base64'))) {
      answer.writeHead(400, { 'content-type': 'application/xml' });
      answer.end('<Error><Code>XAmzContentSHA256Mismatch</Code><Message>Not these bytes.</Message></Error>');
      return;
    }
    const { method, url, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(answer);
    });
    onward.end(body);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address() as AddressInfo;
  return {
    settings: {
      bucket: 'media',
      endpoint: `http://127.0.0.1:${address.port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    failNext: (count) => {
      failures = count;
    },
    stop: async () => {
      front.closeAllConnections();
      front.close();
      await server.close();
    },
  };
}
