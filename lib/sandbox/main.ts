import { report } from './report.ts';
import { startSandbox } from './server.ts';
import { readSandboxSettings } from './settings.ts';

/** The stand-in vendor as a process of its own: `npm run sandbox`. */
process.on('uncaughtException', (error) => report('unexpected', error));
process.on('unhandledRejection', (error) => report('unexpected', error));

try {
  const sandbox = await startSandbox(readSandboxSettings(process.env));
  process.stdout.write(`Sandbox vendor on ${sandbox.url} (its help page says how to use it)\n`);
  const stop = () => {
    sandbox.stop().finally(() => process.exit(0));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exit(1);
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error.message;
  return `The sandbox's port is taken (${error.message}). Set SANDBOX_PORT to another one, or stop what runs there.`;
}
