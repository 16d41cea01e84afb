import { startSandbox } from './server.ts';
import { readSandboxSettings } from './settings.ts';

/** The stand-in vendor as a process of its own: `npm run sandbox`. */
process.on('uncaughtException', (error) => process.stderr.write(`sandbox: ${error.stack}\n`));
process.on('unhandledRejection', (error) => process.stderr.write(`sandbox: ${String(error)}\n`));

try {
  const sandbox = await startSandbox(readSandboxSettings(process.env));
  process.stdout.write(`Sandbox vendor on ${sandbox.url} (its help page says how to use it)\n`);
  const stop = () => {
    sandbox.stop().finally(() => process.exit(0));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
