import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { defaultVendorNames } from '#lib/vendor/names.ts';
import { answerControlCall } from './control-api.ts';
import { answerDownload } from './downloads.ts';
import { Faults } from './faults.ts';
import { helpPage } from './help-page.ts';
import { invalidParams, refusal, send } from './http/answer.ts';
import { signLink } from './http/link.ts';
import { RequestLog } from './http/request-log.ts';
import { readSecret } from './http/secret.ts';
import { MediaProcess } from './media/media-process.ts';
import { report } from './report.ts';
import type { SandboxSettings } from './settings.ts';
import { Callbacks } from './tasks/callbacks.ts';
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
  linkSeconds: 3600,
  faults: [],
  names: defaultVendorNames,
};

/** Starts the stand-in vendor on the loopback address. Unfinished tasks in `dataDir` go on. */
export async function startSandbox(
  given: Partial<SandboxSettings> & Pick<SandboxSettings, 'dataDir'>,
): Promise<RunningSandbox> {
  const settings: SandboxSettings = { ...defaults, ...given };
  mkdirSync(settings.dataDir, { recursive: true });
  const secret = readSecret(settings.dataDir);
  const faults = new Faults(settings.faults);
  const log = new RequestLog(join(settings.dataDir, 'requests.jsonl'));
  const store = new TaskStore(settings.dataDir);
  store.removeOld(Date.now());
  const callbacks = new Callbacks();
  const probes = new MediaProcess();
  let url = '';
  const linkOf = (task: SandboxTask) => {
    const isDead = faults.take(['expired_link']) !== undefined;
    const expires = Math.floor(Date.now() / 1000) + (isDead ? -1 : settings.linkSeconds);
    return `${url}${signLink(task.id, expires, secret)}`;
  };
  const life = new TaskLife({ settings, store, callbacks, probes, linkOf });
  const creation = { settings, store, life, faults, probes };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Split by hand: a request target may be anything, and not all of it is a URL.
    const [pathname = '/', query = ''] = (request.url ?? '/').split('?', 2);
    if (pathname === '/') return send(request, response, { status: 200, body: helpPage(settings, url) });
    if (pathname.startsWith('/_sandbox/')) {
      return answerControlCall(request, response, pathname, { faults, log, store, life });
    }
    if (pathname.startsWith('/media/')) {
      return answerDownload(request, response, pathname, new URLSearchParams(query), {
        store,
        faults,
        secret,
      });
    }
    return answerVendorCall(request, response, pathname, { settings, faults, log, store, creation, linkOf });
  };

  const server = createServer((request, response) => {
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    answer(request, response).catch((error: unknown) => {
      report(`${request.method} ${request.url}`, error);
      send(request, response, refusal(500, 'unknown error (1000)')).catch(() => response.destroy());
    });
  });
  server.requestTimeout = 120_000;
  // Longer than clients keep theirs, so that none sends a create into a connection that is being closed.
  server.keepAliveTimeout = 75_000;
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return;
    const { status, body } = invalidParams('this is not an HTTP request that can be read');
    const text = JSON.stringify(body);
    socket.end(
      `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  url = `http://127.0.0.1:${port}`;
  life.resume();
  return {
    url,
    port,
    stop: async () => {
      callbacks.stop();
      life.stop();
      probes.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
