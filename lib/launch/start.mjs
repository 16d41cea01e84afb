// `npm start`, `npm run dev`, `npm run web|worker|sandbox`: installs what is missing, then hands over to Node 24.
import { handOver } from './hand-over.mjs';
import { checkNode, InstallError, install } from './install.mjs';

try {
  checkNode();
  await install((text) => process.stdout.write(`\n  ${text}\n`));
  process.exitCode = await handOver('lib/launch/studio.ts', process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InstallError)) throw error;
  process.stderr.write(`\n  ${error.message}\n\n`);
  process.exitCode = 1;
}
