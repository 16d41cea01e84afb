import { resolve } from 'node:path';
import { SettingsError } from '#lib/env.ts';
import { inPlainWords, LaunchError } from './launch-error.ts';
import { runEverything } from './run-everything.ts';
import { runOne } from './run-one.ts';
import { isStopRequested, listenForStop, stopAll } from './stopping.ts';

/** `studio.ts` starts everything, `--dev` the same with reload, `web`, `worker` or `sandbox` that process alone. */
const root = resolve(import.meta.dirname, '../..');
const command = process.argv[2] ?? 'start';

listenForStop();
try {
  if (command === 'web' || command === 'worker' || command === 'sandbox') await runOne(root, command);
  else if (command === 'start' || command === '--dev') await runEverything(root, command === '--dev');
  else throw new LaunchError(`Unknown: ${command}. Use web, worker, sandbox or nothing.`);
} catch (error) {
  if (!isStopRequested()) {
    const plain = inPlainWords(error);
    const isExpected = plain instanceof LaunchError || plain instanceof SettingsError;
    process.stderr.write(
      `\n  ${isExpected ? plain.message : String(plain instanceof Error ? plain.stack : plain)}\n\n`,
    );
    await stopAll();
    process.exit(1);
  }
}
