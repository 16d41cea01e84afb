import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { expectStored, generate, playedVideo, setUpStudio, stagedTake, writePrompt } from './actions.ts';
import { test } from './own-studio.ts';
import { countCreateCalls } from './sandbox.ts';
import { expect } from './test.ts';

test('makes the owner, a take, and finds it again after everything was restarted', async ({
  page,
  studio,
}) => {
  test.setTimeout(180_000);
  const prompt = 'A lighthouse at dusk. The lamp sweeps across the sea.';
  await page.goto(paths.home());
  await expectAccessible(page);
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
