import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#lib/launch/free-port.ts';

/** The sandbox vendor as its own process, as it runs beside the studio. */
export interface TestSandbox {
  url: string;
  apiKey: string;
  /** Arms a fault for the next calls. */
  fault: (kind: string, times?: number) => Promise<void>;
  /** The create calls that it received. */
  creates: () => Promise<{ path: string; status: number; taskId?: string }[]>;
  stop: () => Promise<void>;
}

export async function startTestSandbox(settings: Record<string, string> = {}): Promise<TestSandbox> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'rushes-test-sandbox-'));
  const apiKey = 'sandbox-key';
  const child = spawn(process.execPath, ['lib/sandbox/main.ts'], {
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_API_KEY: apiKey,
      SANDBOX_SECONDS: '0',
      SANDBOX_DATA: folder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await firstOutput(child);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    apiKey,
    fault: async (kind, times = 1) => {
      const answer = await fetch(`${url}/_sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind, times }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    creates: async () => {
      const calls: { method: string; path: string; status: number; taskId?: string }[] = await (
        await fetch(`${url}/_sandbox/requests`)
      ).json();
      return calls.filter((call) => call.method === 'POST');
    },
    stop: async () => {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves at the process's first line: it is ready. */
function firstOutput(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)));
    child.once('error', reject);
  });
}
