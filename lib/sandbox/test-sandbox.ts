import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultVendorNames, platformPaths, videoPaths } from '#lib/vendor/names.ts';
import { type TaskResultAnswer, taskResultAnswer } from '#lib/vendor/task-result.ts';
import { type QueriedTask, queryAnswer } from '#lib/vendor/video.ts';
import { type RunningSandbox, startSandbox } from './server.ts';
import type { SandboxSettings } from './settings.ts';

export const paths = videoPaths(defaultVendorNames);
export const platform = platformPaths(defaultVendorNames);

/** How long a condition may take to come true on a busy machine. */
export const patient = { timeout: 15_000 };

/** An answer of the sandbox as a test reads it. */
export interface Read {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and fails where it is not as it should be
  json: any;
}

/** A sandbox of a test's own on a free port, with its data in a folder that goes with it. */
export class TestSandbox {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'sandbox-test-'));
  readonly #settings: Partial<SandboxSettings>;
  #running: RunningSandbox | undefined;

  constructor(settings: Partial<SandboxSettings> = {}) {
    this.#settings = { seconds: 0, ...settings };
  }

  async start(): Promise<this> {
    this.#running = await startSandbox({ ...this.#settings, dataDir: this.dataDir });
    return this;
  }

  get url(): string {
    return this.#running?.url ?? '';
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Read> {
    const sent =
      typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body);
    const response = await fetch(path.startsWith('http') ? path : `${this.url}${path}`, {
      method,
      headers: {
        authorization: 'Bearer sandbox-key',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: sent }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
  }

  generate(body: unknown): Promise<Read> {
    return this.call('POST', paths.generation, body);
  }

  async query(taskId: string): Promise<QueriedTask> {
    const { json } = await this.call('GET', paths.query(taskId));
    return queryAnswer.parse(json).task;
  }

  /** Creates a task and asks until it is over. */
  async make(body: unknown, path = paths.generation): Promise<QueriedTask> {
    const { status, json, text: answer } = await this.call('POST', path, body);
    if (status !== 200) throw new Error(answer);
    return this.finish(json.task_id);
  }

  /** Asks until the task is over. */
  async finish(taskId: string): Promise<QueriedTask> {
    for (;;) {
      const task = await this.query(taskId);
      if (task.status !== 'queued' && task.status !== 'running') return task;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** What the result query of documents 2 and 3 says of a task. */
  async result(taskId: string): Promise<TaskResultAnswer> {
    const { json } = await this.call('GET', platform.taskResult(taskId));
    return taskResultAnswer.parse(json);
  }

  /** Creates a task of documents 2 or 3 and asks, as public clients do, until its status is one of an end. */
  async makeResult(path: string, body: unknown): Promise<TaskResultAnswer> {
    const { status, json, text: answer } = await this.call('POST', path, body);
    if (status !== 200) throw new Error(answer);
    for (;;) {
      const result = await this.result(json.task_id);
      if (/_(SUCCEED|FAILED)$/.test(result.task.status)) return result;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async arm(kind: string, times = 1): Promise<void> {
    await this.call('POST', '/_sandbox/faults', { kind, times });
  }

  /** Ends the process's part, as a kill would, and keeps the data. */
  async stop(): Promise<void> {
    await this.#running?.stop();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

export const text = (words = 'A lighthouse in the rain') => ({ type: 'text', text: words });
export const image = (url: string, role?: string) => ({
  type: 'image_url',
  image_url: { url },
  ...(role && { role }),
});
export const video = (url: string, role?: string) => ({
  type: 'video_url',
  video_url: { url },
  ...(role && { role }),
});
export const audio = (url: string, role?: string) => ({
  type: 'audio_url',
  audio_url: { url },
  ...(role && { role }),
});

/** Requests of document 3 that are right in every point, to be changed in one. */
export const goodPicture = { prompt: 'A lighthouse in the rain', seed: 7 };
export const goodReferenceVideo = {
  input: { prompt: 'character1 walks through the rain', reference_urls: ['http://127.0.0.1:9/clip.mp4'] },
  parameters: { size: '1280*720', duration: 5 },
};

/** A generation that is right in every point, to be changed in one. */
export const goodGeneration = {
  model: 'Vendor-H3',
  content: [text()],
  resolution: '768P',
  duration: 4,
  ratio: '16:9',
};
