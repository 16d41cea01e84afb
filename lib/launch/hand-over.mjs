// Runs under the machine's own Node: built-ins only, in JavaScript that Node 20 understands.
import { spawn } from 'node:child_process';
import { node24, root } from './install.mjs';

/**
 * Runs a TypeScript file under Node 24 in this terminal, passes signals on and resolves with its exit code. The
 * channel between the two tells the file when we are gone, even by `kill -9`.
 */
export function handOver(file, args) {
  const child = spawn(node24, ['--disable-warning=ExperimentalWarning', file, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`Node 24 did not start: ${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
