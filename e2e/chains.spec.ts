import type { Page } from '@playwright/test';
import { makeClip } from '#lib/assets/test-media.ts';
import { paths } from '#lib/paths.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import { expectStored, playedVideo, stagedTake } from './actions.ts';
import { makePerson, signIn } from './person.ts';
import { expect, signedOut, test } from './test.ts';
import { choose, inputs, mediaFolder } from './tray.ts';

/** One result feeds the next, step by step as a person goes, on a phone. */

test.use({ ...signedOut, viewport: { width: 390, height: 844 }, hasTouch: true });

/** Writes what is to be made, presses the tool's button, waits until the result is safe, and opens its page. */
async function make(page: Page, field: string, words: string, verb: string): Promise<void> {
  // A form that is still coming to life would forget what is written into it.
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: field }).first().fill(words);
  await page.getByRole('button', { name: verb }).last().click();
  await open(page, words);
}

async function open(page: Page, words: string): Promise<void> {
  const take = stagedTake(page, words);
  await expectStored(take);
  await take.getByRole('link', { name: 'Open take' }).last().click();
  await page.waitForURL(`**${paths.gallery()}/*`);
  await expect(page.getByRole('button', { name: 'Use as' })).toBeVisible();
}

/** Takes the result of the shown take over to a place of another tool. */
async function useAs(page: Page, place: string, tool: ToolName): Promise<void> {
  await page.getByRole('button', { name: 'Use as' }).click();
  await page.getByRole('menuitem', { name: place, exact: true }).click();
  await page.waitForURL(`**${paths.create(tool)}*`);
}

test('a picture is edited, opens a video, and ends as a 2K master', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, await makePerson(), paths.create('image'));
  await make(page, 'Prompt', 'A lighthouse on a cliff at dusk', 'Generate');

  await useAs(page, 'Picture to edit', 'image');
  await make(page, 'Prompt', 'The same lighthouse in heavy snow', 'Edit');

  await useAs(page, 'First frame', 'video');
  const film = 'Snow drifts past the lamp. The light sweeps once around.';
  await make(page, 'Prompt', film, 'Generate');
  await expect(page.locator('video').first()).toBeVisible();

  await page.getByRole('link', { name: 'Master' }).click();
  await page.waitForURL(`**${paths.create('master')}*`);
  await page.getByRole('button', { name: 'Master to 2K' }).click();
  // It has the words of the film that it is made from, and a price of its own.
  const master = stagedTake(page, film).getByText('USD 1.30 billed');
  await expect(master).toBeVisible({ timeout: 100_000 });
  await open(page, film);
  expect(await playedVideo(page.locator('video').first())).toMatchObject({ hasMoved: true });
  await expect(page.getByText('2K').first()).toBeVisible();
});

test('a spoken line is the sound of a reference video', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, await makePerson(), paths.create('speech'));
  await make(page, 'The text', 'Ladies and gentlemen, the ship is about to leave the harbour.', 'Speak');

  await useAs(page, 'Sound track', 'reference-video');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/may refuse/)).toBeVisible();
  const files = await mediaFolder();
  await choose(page, 'Reference clips', await makeClip(files.path('quay.mp4'), { seconds: 3 }));
  await expect(inputs(page).getByText('quay.mp4 is uploaded.')).toBeAttached();
  await make(page, 'Prompt', 'character1 speaks to the camera on the quay', 'Generate');
  const played = await playedVideo(page.locator('video').first());
  expect(played).toMatchObject({ width: 1920, height: 1080, hasMoved: true });
  await files.remove();
});
