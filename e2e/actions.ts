import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';

/** What a person does in the studio, found as a person finds it: by role and label. */

export const password = 'four words in a row';

/** The first visit: makes the owner's account and ends on the first form. */
export async function setUpStudio(page: Page): Promise<void> {
  await page.goto(paths.home());
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Make the studio yours' }).click();
  await page.waitForURL(`**${paths.create()}`);
}

/** Writes over what the form may remember: a form that is still coming to life keeps both texts. */
export async function writePrompt(page: Page, prompt: string): Promise<void> {
  await page.goto(paths.create());
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
}

export async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate' }).click();
}

/** The chosen take on the stage. */
export function stagedTake(page: Page, prompt: string): Locator {
  return page.getByRole('article', { name: `Take: ${prompt.slice(0, 80)}` });
}

/** A take takes as long as it takes on the machine at hand. */
export async function expectStored(take: Locator): Promise<void> {
  await expect(take.getByText('Stored and checked')).toBeVisible({ timeout: 100_000 });
}

/** Plays a video and measures it: what is broken has no size, no length, or stands still. */
export async function playedVideo(video: Locator) {
  return video.evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('not a video');
    element.muted = true;
    await element.play();
    await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }));
    const { videoWidth: width, videoHeight: height, duration: seconds, currentTime } = element;
    element.pause();
    return { width, height, seconds, hasMoved: currentTime > 0 };
  });
}
