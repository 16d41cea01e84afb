import type { Locator, Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import { playedVideo } from './actions.ts';
import { makePerson, signIn } from './person.ts';
import { expect, signedOut, test } from './test.ts';

/** One result feeds the next, step by step as a person goes, on a desk and on a phone. */

test.use(signedOut);

function stage(page: Page): Locator {
  return page.getByRole('region', { name: 'Stage' });
}

/** Presses the tool's button and waits until its result is safe; ends on the page of the take. */
async function make(page: Page, verb: string): Promise<void> {
  await page.getByRole('button', { name: verb }).last().click();
  const line = stage(page).getByRole('article');
  await expect(line.getByText('Stored and checked')).toBeVisible({ timeout: 100_000 });
  await line.getByRole('link', { name: 'Open take' }).last().click();
  await expect(page.getByRole('button', { name: 'Use as' })).toBeVisible();
}

/** Takes the result of the shown take over to a place of another tool. */
async function useAs(page: Page, place: string, tool: ToolName): Promise<void> {
  await page.getByRole('button', { name: 'Use as' }).click();
  await page.getByRole('menuitem', { name: place, exact: true }).click();
  await page.waitForURL(`**${paths.create(tool)}*`);
}

/** A form that is still coming to life would forget what is written into it. */
async function write(page: Page, label: string, words: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: label }).first().fill(words);
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const [name, viewport] of Object.entries({ desk, phone })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: name === 'phone' });

    test('a picture is edited, opens a video, and ends as a 2K master', async ({ page }) => {
      test.setTimeout(240_000);
      await signIn(page, await makePerson(), paths.create('image'));
      await write(page, 'Prompt', 'A lighthouse on a cliff at dusk');
      await make(page, 'Generate');

      await useAs(page, 'Picture to edit', 'image');
      await write(page, 'Prompt', 'The same lighthouse in heavy snow');
      await make(page, 'Edit');

      await useAs(page, 'First frame', 'video');
      await write(page, 'Prompt', 'Snow drifts past the lamp. The light sweeps once around.');
      await make(page, 'Generate');
      await expect(page.locator('video').first()).toBeVisible();

      await page.getByRole('link', { name: 'Master' }).click();
      await page.waitForURL(`**${paths.create('master')}*`);
      await make(page, 'Master to 2K');
      expect(await playedVideo(page.locator('video').first())).toMatchObject({ hasMoved: true });
      await expect(page.getByText('2K').first()).toBeVisible();
    });

    test('a spoken line is the sound of a reference video', async ({ page }) => {
      test.setTimeout(240_000);
      await signIn(page, await makePerson(), paths.create('speech'));
      await write(page, 'The text', 'Ladies and gentlemen, the ship is about to leave the harbour.');
      await make(page, 'Speak');

      await useAs(page, 'Sound track', 'reference-video');
      await write(page, 'Prompt', 'character1 speaks to the camera on the quay');
      await expect(page.getByText(/may refuse/)).toBeVisible();
    });
  });
}
