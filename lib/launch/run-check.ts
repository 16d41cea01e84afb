import { type ChildProcess, spawn } from 'node:child_process';
import { say, step } from './steps.ts';

export interface Outcome {
  title: string;
  passed: number;
  failed: number;
  /** The names of those that passed only when they were tried again. */
  secondTry?: string[];
}

interface CheckOptions {
  variables?: Record<string, string>;
  /** Reads how many tests passed and failed from the check's own report; without it the check itself counts as one. */
  count?: () => Promise<Omit<Outcome, 'title'>>;
}

/** Longer than any honest run, shorter than the patience of whoever waits. */
const timeoutMs = 15 * 60_000;
let running: ChildProcess | undefined;
let isStopped = false;

/**
 * Runs one check to its end and counts it; shows what it said when it failed. A failing exit code counts as a failure
 * even when no test failed.
 */
export async function runCheck(title: string, args: string[], options: CheckOptions = {}): Promise<Outcome> {
  let said = '';
  const run = async (): Promise<Outcome> => {
    const { code, output } = await execute(args, options.variables ?? {});
    said = output;
    const isWell = code === 0;
    const itself: Omit<Outcome, 'title'> = { passed: isWell ? 1 : 0, failed: 0 };
    const counts = (await options.count?.().catch(() => undefined)) ?? itself;
    return { ...counts, title, failed: isWell ? counts.failed : Math.max(1, counts.failed) };
  };
  const outcome = await step(title, run, describe, ({ failed }) => failed === 0);
  if (outcome.failed > 0) say(`\n${said.trim()}\n`);
  for (const name of outcome.secondTry ?? []) say(`    second try: ${name}`);
  return outcome;
}

function describe({ passed, failed, secondTry = [] }: Outcome): string {
  if (failed > 0) return `${failed} failed`;
  if (secondTry.length > 0) return `${passed} passed, ${secondTry.length} of them at the second try`;
  return passed > 1 ? `${passed} passed` : '';
}

/** Ends the check that runs; nothing more is started. */
export function stopChecks(): void {
  isStopped = true;
  running?.kill('SIGTERM');
  setTimeout(() => process.exit(130), 15_000).unref();
}

async function execute(args: string[], variables: Record<string, string>) {
  if (isStopped) process.exit(130);
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    env: { ...process.env, CI: 'true', NO_COLOR: '1', ...variables },
  });
  running = child;
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-60_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (isStopped) process.exit(130);
  return { code, output };
}
