import { type Studio, startStudio } from './studio.ts';
import { test as base, signedOut } from './test.ts';

interface Fixtures {
  studio: Studio;
  /** Settings in which the test's studio differs. */
  variables: Record<string, string>;
}

/** For tests that break a studio or need a fresh one: each gets its own, with nobody in it yet. */
export const test = base.extend<Fixtures>({
  ...signedOut,
  variables: [{}, { option: true }],
  studio: [
    async ({ variables }, use) => {
      const studio = await startStudio(variables);
      await use(studio);
      await studio.remove();
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ studio }, use) => use(studio.url),
});
