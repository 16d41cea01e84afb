// `npm run bench`: installs what is missing, then hands over to Node 24 for the measuring.
import { handOver } from './hand-over.mjs';
import { checkNode, InstallError, install } from './install.mjs';

try {
  checkNode();
  await install((text) => process.stdout.write(`\n  ${text}\n`));
  process.exitCode = await handOver('e2e/bench/main.ts', process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InstallError)) throw error;
  process.stderr.write(`\n  ${error.message}\n\n`);
  process.exitCode = 1;
}
