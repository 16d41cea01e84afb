import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
const playwrightReport = z.object({
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
  const { stats, errors } = playwrightReport.parse(JSON.parse(await readFile(path, 'utf8')));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    secondTry: stats.flaky,
  };
}
