import { paths } from '#lib/paths.ts';
import { expectStored, generate, playedVideo, setUpStudio, stagedTake, writePrompt } from './actions.ts';
import { countCreateCalls } from './sandbox.ts';
import { type Studio, startStudio } from './studio.ts';
import { expect, signedOut, test } from './test.ts';

/** What a newcomer does on the first day, on a studio of its own that nobody has used. */
let studio: Studio;
test.use({ ...signedOut, baseURL: async ({}, use) => use(studio.url) });
test.beforeAll(async () => {
  studio = await startStudio();
});
test.afterAll(() => studio.remove());

test('makes the owner, a take, and finds it again after everything was restarted', async ({ page }) => {
  test.setTimeout(180_000);
  const prompt = 'A lighthouse at dusk. The lamp sweeps across the sea.';
  await setUpStudio(page);
  await writePrompt(page, prompt);
  // H3 at 768P: 5 s x USD 0.08.
  await expect(page.getByRole('button', { name: /Estimated price: USD 0\.40/ })).toBeVisible();
  await generate(page);

  const take = stagedTake(page, prompt);
  await expectStored(take);
  await expect(take.getByText('USD 0.40 billed')).toBeVisible();
  const played = await playedVideo(take.locator('video'));
  expect(played).toMatchObject({ width: 1344, height: 768, hasMoved: true });
  expect(played.seconds).toBeCloseTo(5, 0);
  expect(await countCreateCalls(studio)).toBe(1);

  await studio.restart();
  await page.goto(paths.gallery());
  const tiles = page
    .locator('main')
    .getByRole('link')
    .filter({ has: page.locator('img') });
  await expect(tiles).toHaveCount(1);
  await tiles.click();
  await expect(page.getByText(/Stored, checked/)).toBeVisible();
  await expect(page.getByText(prompt).first()).toBeVisible();
});
