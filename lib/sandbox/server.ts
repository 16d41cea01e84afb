import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { defaultVendorNames } from '#lib/vendor/names.ts';
import { answerControlCall } from './control-api.ts';
import { answerDownload } from './downloads.ts';
import { Faults } from './faults.ts';
import { helpPage } from './help/help-page.ts';
import { invalidParams, refusal, send } from './http/answer.ts';
import { signLink } from './http/link.ts';
import { RequestLog } from './http/request-log.ts';
import { readSecret } from './http/secret.ts';
import { MediaProcess } from './media/media-process.ts';
import { report } from './report.ts';
import type { SandboxSettings } from './settings.ts';
import { Speech } from './speech/speech.ts';
import { Callbacks } from './tasks/callbacks.ts';
import { resultFileOf } from './tasks/result-file.ts';
import type { SandboxTask } from './tasks/task.ts';
import { TaskLife } from './tasks/task-life.ts';
import { TaskStore } from './tasks/task-store.ts';
import { answerVendorCall } from './vendor-api.ts';

export interface RunningSandbox {
  /** `http://127.0.0.1:<port>`, without a slash at its end. */
  url: string;
  port: number;
  stop: () => Promise<void>;
}

/** The settings that may be left out, as the help page has them; port 0 takes a free one. */
const defaults = {
  port: 0,
  apiKey: 'sandbox-key',
  otherKeys: [],
  seconds: 8,
  faults: [],
  names: defaultVendorNames,
};

/** Starts the stand-in vendor on the loopback address. Unfinished tasks in `dataDir` go on. */
export async function startSandbox(
  given: Partial<SandboxSettings> & Pick<SandboxSettings, 'dataDir'>,
): Promise<RunningSandbox> {
  const settings: SandboxSettings = { ...defaults, ...given };
  // The port comes first: a second sandbox on the same port must not touch the data of the first.
  const server = createServer();
  const port = await listen(server, settings.port);
  const url = `http://127.0.0.1:${port}`;

  mkdirSync(settings.dataDir, { recursive: true });
  const secret = readSecret(settings.dataDir);
  const faults = new Faults(settings.faults);
  const log = new RequestLog(join(settings.dataDir, 'requests.jsonl'));
  const store = new TaskStore(settings.dataDir);
  store.removeOld(Date.now());
  const callbacks = new Callbacks();
  const probes = new MediaProcess();
  const speech = new Speech();
  const linkOf = (task: SandboxTask) => {
    const isDead = faults.take(['expired_link']) !== undefined;
    const { extension, linkSeconds } = resultFileOf(task);
    const seconds = settings.linkSeconds ?? linkSeconds;
    const expires = Math.floor(Date.now() / 1000) + (isDead ? -1 : seconds);
    return { url: `${url}${signLink(task.id, extension, expires, secret)}`, seconds };
  };
  const life = new TaskLife({ settings, store, callbacks, probes, speech, linkOf });
  const creation = { settings, store, life, faults, probes };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Split by hand: a request target may be anything, and not all of it is a URL.
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    if (path === '/') return send(request, response, { status: 200, body: helpPage(settings, url) });
    if (path.startsWith('/_sandbox/')) {
      return answerControlCall(request, response, path, { faults, log, store, life });
    }
    if (path.startsWith('/media/')) {
      const signature = new URLSearchParams(query);
      return answerDownload(request, response, path, signature, { store, faults, secret });
    }
    const parts = { settings, faults, log, store, creation, speech, linkOf };
    return answerVendorCall(request, response, { path, query }, parts);
  };

  server.on('request', (request, response) => {
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    answer(request, response).catch((error: unknown) => {
      report(`${request.method} ${request.url}`, error);
      send(request, response, refusal(500, 'unknown error (1000)')).catch(() => response.destroy());
    });
  });
  life.resume();
  return {
    url,
    port,
    stop: async () => {
      callbacks.stop();
      life.stop();
      probes.stop();
      speech.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Listens on the loopback address alone; answers with the port. */
async function listen(server: Server, port: number): Promise<number> {
  server.requestTimeout = 120_000;
  // Longer than clients keep theirs, so that none sends a create into a connection that is being closed.
  server.keepAliveTimeout = 75_000;
  server.on('clientError', (_error, socket) => refuseSocket(socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Bytes that are no HTTP request: there is no response object to answer with. */
function refuseSocket(socket: Duplex): void {
  if (!socket.writable) return;
  const { body } = invalidParams('this is not an HTTP request that can be read');
  const text = JSON.stringify(body);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
