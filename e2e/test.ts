import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Lets a test whose subject is a failure name the console messages that belong to it. */
  expectNoise: (pattern: RegExp) => void;
  quiet: undefined;
}

/** Playwright's test against the shared studio, signed in as its owner. Noise in the browser's console fails a test. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.E2E_URL),
  storageState: async ({}, use) => use(process.env.E2E_SIGNED_IN),
  expectNoise: async ({}, use, info) => {
    await use((pattern) => info.annotations.push({ type: 'noise', description: pattern.source }));
  },
  quiet: [
    async ({ page }, use, info) => {
      const noise = listen(page);
      await use(undefined);
      const expected = info.annotations.filter(({ type }) => type === 'noise');
      const unexpected = noise.filter(
        (line) => !expected.some(({ description }) => new RegExp(description ?? '').test(line)),
      );
      if (unexpected.length > 0) throw new Error(`The console was not quiet:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

function listen(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // The service worker has a spec of its own; everywhere else it is kept out.
    if (text === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') noise.push(text);
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  return noise;
}

/** For tests of what people see before they sign in. */
export const signedOut = { storageState: { cookies: [], origins: [] } };
