import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buildWeb, generateClient } from './build.ts';
import { needChromium } from './chromium.ts';
import { readPlaywrightReport, readVitestReport } from './read-reports.ts';
import { type Outcome, runCheck, stopChecks } from './run-check.ts';
import { say, step } from './steps.ts';

/**
 * `npm test`: every check there is, each with its time, and at the end the sum of tests and checks that passed and
 * failed. All of them run even when one fails; what a failed one said is printed at once.
 */
const root = resolve(import.meta.dirname, '../..');
const bin = (name: string) => `node_modules/${name}`;
const reports = 'test-results/reports';
const build = { root, variables: {}, onChild: () => {} };

process.chdir(root);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopChecks);
process.once('disconnect', stopChecks);

const startedAt = performance.now();
say('');
await rm('test-results', { recursive: true, force: true });
const outcomes: Outcome[] = [
  await made('Database client', () => generateClient(build)),
  await runCheck('Style and lint (biome)', [
    bin('@biomejs/biome/bin/biome'),
    'ci',
    '--error-on-warnings',
    '.',
  ]),
  await runCheck('Types (tsc)', [bin('typescript/bin/tsc'), '--noEmit']),
  await runCheck('Import rules (dependency-cruiser)', [
    bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
    ...['app', 'components', 'lib', 'prisma', 'e2e', '--config', '.dependency-cruiser.cjs'],
  ]),
  await runCheck('Unused code (knip)', [bin('knip/bin/knip.js'), '--no-progress']),
  await runCheck(
    'Unit and room tests (vitest)',
    [
      bin('vitest/vitest.mjs'),
      'run',
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${reports}/vitest.json`],
    ],
    { count: () => readVitestReport(`${reports}/vitest.json`) },
  ),
  await made('Build (next)', () => buildWeb(build)),
  await made('A browser (Chromium)', needChromium),
  await runCheck(
    'Journeys in the browser (playwright)',
    [bin('@playwright/test/cli.js'), 'test', '--reporter=line,json'],
    {
      variables: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json` },
      count: () => readPlaywrightReport(`${reports}/playwright.json`),
    },
  ),
];

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
for (const { title } of outcomes.filter((outcome) => outcome.failed > 0)) say(`  ✗ ${title}`);
say(`\n  ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** A step that later checks need, counted as a check of its own. */
async function made(title: string, make: () => Promise<unknown>): Promise<Outcome> {
  try {
    await step(title, make);
    return { title, passed: 1, failed: 0 };
  } catch (error) {
    say(`\n${error}\n`);
    return { title, passed: 0, failed: 1 };
  }
}
