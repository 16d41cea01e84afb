import { type ChildProcess, spawn } from 'node:child_process';
import type { Program } from './programs.ts';

/**
 * Starts a process of the studio. It is in a group of its own, so that Ctrl-C reaches the launcher alone, which then
 * stops everybody in order; over the channel it notices when the launcher is gone.
 */
export function spawnProgram(program: Program, root: string, output: 'pipe' | 'inherit'): ChildProcess {
  return spawn(process.execPath, ['--import', './lib/launch/follow-parent.mjs', ...program.args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
    env: { NODE_ENV: process.env.NODE_ENV, ...program.variables, LAUNCHER_PID: String(process.pid) },
  });
}
