import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
interface Suite {
  suites?: Suite[] | undefined;
  specs?: { title: string; file: string; tests: { status: string }[] }[] | undefined;
}
const suite: z.ZodType<Suite> = z.object({
  get suites() {
    return z.array(suite).optional();
  },
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(z.object({ status: z.string() })),
      }),
    )
    .optional(),
});
const playwrightReport = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** A file that could not even be read is a failure without a failed test. */
export async function readVitestReport(path: string) {
  const report = vitestReport.parse(JSON.parse(await readFile(path, 'utf8')));
  const failed = report.numFailedTests;
  return { passed: report.numPassedTests, failed: failed || report.numFailedTestSuites };
}

/** A browser's test gets a second try on a busy machine; one that needed it is counted as passed and named as such. */
export async function readPlaywrightReport(path: string) {
  const { suites, stats, errors } = playwrightReport.parse(JSON.parse(await readFile(path, 'utf8')));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    secondTry: suites.flatMap(flakyOf),
  };
}

/** Files and titles of the tests of a suite that passed only at their second try. */
function flakyOf({ suites = [], specs = [] }: Suite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyOf)];
}
