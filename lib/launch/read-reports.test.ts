import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport } from './read-reports.ts';

test('a browser test that needed a second try is counted as passed, and named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rushes-report-'));
  const path = join(folder, 'report.json');
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
  await writeFile(
    path,
    JSON.stringify({
      suites: [
        { specs: [spec('plain', 'expected')], suites: [{ specs: [spec('shaky', 'flaky')], suites: [] }] },
      ],
      stats: { expected: 1, unexpected: 0, flaky: 1 },
      errors: [],
    }),
  );
  try {
    expect(await readPlaywrightReport(path)).toEqual({
      passed: 2,
      failed: 0,
      secondTry: ['a.spec.ts: shaky'],
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
