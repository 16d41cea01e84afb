import { watch } from 'node:fs';
import { join } from 'node:path';
import { say } from './steps.ts';
import { isStopRequested } from './stopping.ts';
import type { Supervised } from './supervise.ts';

/** An editor writes a file in several steps, and a branch switch writes many files. */
const settleMs = 300;

/** In development: starts worker and sandbox again when a file they may import has changed (Next reloads by itself). */
export function reloadOnChange(root: string, children: readonly Supervised[]): void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(join(root, 'lib'), { recursive: true }, (_, name) => {
    if (!name?.endsWith('.ts') || name.endsWith('.test.ts') || name.startsWith('launch')) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (isStopRequested()) return;
      await Promise.all(children.map((child) => child.reload()));
      say(`  ↻ ${children.map((child) => child.name).join(' and ')} started again (lib/${name})`);
    }, settleMs);
  });
  watcher.unref();
}
