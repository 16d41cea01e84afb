// `npm test`: installs what is missing, then hands over to Node 24 for every check.
import { handOver } from './hand-over.mjs';
import { checkNode, InstallError, install } from './install.mjs';

try {
  checkNode();
  await install((text) => process.stdout.write(`\n  ${text}\n`));
  process.exitCode = await handOver('lib/launch/check.ts', process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InstallError)) throw error;
  process.stderr.write(`\n  ${error.message}\n\n0 passed, 1 failed\n`);
  process.exitCode = 1;
}
