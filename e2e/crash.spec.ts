import type { Page } from '@playwright/test';
import { expectStored, generate, setUpStudio, stagedTake, writePrompt } from './actions.ts';
import { test } from './own-studio.ts';
import { armFault, countCreateCalls } from './sandbox.ts';
import type { Studio } from './studio.ts';
import { expect } from './test.ts';

/** Crashes and lost answers between the click and the result: the take arrives once, and is paid for once. */
test.use({ variables: { SANDBOX_SECONDS: '5' } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(async ({ page, expectNoise }) => {
  await setUpStudio(page);
  // While the web server is gone, what the page asks of it fails.
  expectNoise(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource|Failed to fetch/);
});

test('kill -9 of web and worker right after the click', async ({ page, studio }) => {
  const prompt = 'A paper boat in a gutter after rain.';
  await writePrompt(page, prompt);
  await generate(page);
  await expect(stagedTake(page, prompt)).toBeVisible();
  await Promise.all([studio.kill('web'), studio.kill('worker')]);
  await arrivesOnce(page, studio, prompt);
});

test('kill -9 of web and worker while the vendor works', async ({ page, studio }) => {
  const prompt = 'Steam over a noodle stall at night.';
  await writePrompt(page, prompt);
  await generate(page);
  await expect.poll(() => countCreateCalls(studio), { timeout: 30_000 }).toBe(1);
  await Promise.all([studio.kill('web'), studio.kill('worker')]);
  await arrivesOnce(page, studio, prompt);
});

for (const fault of ['reset_after_accept', 'gateway_timeout_after_accept']) {
  test(`${fault}: the take becomes unclear, and nothing is sent again`, async ({ page, studio }) => {
    const prompt = 'A red kite over white dunes.';
    await armFault(studio, fault);
    await writePrompt(page, prompt);
    await generate(page);
    await expect(
      stagedTake(page, prompt)
        .getByText(/unclear|no readable answer/i)
        .first(),
    ).toBeVisible({
      timeout: 30_000,
    });
    await studio.kill('worker');
    await expect.poll(async () => (await fetch(`${studio.url}/api/health`)).status).toBe(200);
    expect(await countCreateCalls(studio)).toBe(1);
  });
}

async function arrivesOnce(page: Page, studio: Studio, prompt: string): Promise<void> {
  const take = stagedTake(page, prompt);
  await expectStored(take);
  expect(await countCreateCalls(studio)).toBe(1);
}
