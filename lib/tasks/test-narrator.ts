import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeTone } from '#lib/assets/test-media.ts';

/** A vendor of long speech that answers at once with a tone instead of words: each text has its own loudness. */
export interface TestNarrator {
  url: string;
  apiKey: string;
  /** The create calls that arrived, in order. */
  calls: { id: number; text: string }[];
  /** What becomes of the next create calls whose text begins so; each is used up once. */
  expectTrouble: (beginning: string, trouble: 'fails' | 'breaks-off') => void;
  /** How loud the sound of a text that begins so is. */
  setLevel: (beginning: string, level: number) => void;
  stop: () => Promise<void>;
}

export async function startTestNarrator(): Promise<TestNarrator> {
  const folder = await mkdtemp(join(tmpdir(), 'rushes-test-narrator-'));
  const calls: TestNarrator['calls'] = [];
  /** Every text that was ever asked for; its place is its id. */
  const texts: string[] = [];
  const failing = new Set<number>();
  const troubles: { beginning: string; trouble: 'fails' | 'breaks-off' }[] = [];
  const levels: [string, number][] = [];

  async function create(request: IncomingMessage, response: ServerResponse) {
    const body: { text: string } = JSON.parse(await text(request));
    const id = texts.push(body.text);
    calls.push({ id, text: body.text });
    const index = troubles.findIndex(({ beginning }) => body.text.startsWith(beginning));
    const trouble = index < 0 ? undefined : troubles.splice(index, 1)[0]?.trouble;
    if (trouble === 'breaks-off') return response.destroy();
    if (trouble === 'fails') failing.add(id);
    return response.end(JSON.stringify({ task_id: String(id) }));
  }

  function query(id: number, response: ServerResponse) {
    const status = failing.has(id) ? 'TASK_STATUS_FAILED' : 'TASK_STATUS_SUCCEED';
    const audios = failing.has(id) ? [] : [{ audio_url: `${url()}/files/${id}`, audio_url_ttl: 86_400 }];
    const task = { task_id: String(id), status, reason: failing.has(id) ? 'TASK_FAILED' : '' };
    response.end(JSON.stringify({ task, images: [], videos: [], audios }));
  }

  async function send(id: number, response: ServerResponse) {
    const level = levels.find(([beginning]) => texts[id - 1]?.startsWith(beginning))?.[1] ?? 0.5;
    const path = await makeTone(join(folder, `${id}-${performance.now()}.mp3`), {
      format: 'mp3',
      seconds: 2,
      level,
    });
    createReadStream(path).pipe(response);
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://narrator');
    if (request.method === 'POST') void create(request, response);
    else if (pathname.startsWith('/files/')) void send(Number(pathname.slice('/files/'.length)), response);
    else query(Number(searchParams.get('task_id')), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url(),
    apiKey: 'none',
    calls,
    expectTrouble: (beginning, trouble) => troubles.push({ beginning, trouble }),
    setLevel: (beginning, level) => levels.unshift([beginning, level]),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
