import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import type { TakePage } from '#lib/tasks/take-page-view.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { makePerson, signIn } from './person.ts';
import { expect, signedOut, test } from './test.ts';

/** Words that no other test writes, so that its takes can be found among everybody's. */
function uniquePrompt(words: string): string {
  return `${words} ${crypto.randomUUID().slice(0, 8)}`;
}

function promptOf(page: Page) {
  return page.getByRole('textbox', { name: 'Prompt' });
}

function generate(page: Page) {
  return page.getByRole('button', { name: 'Generate' });
}

/** The takes that were made with a prompt. */
async function takesOf(page: Page, prompt: string): Promise<TakePage['takes']> {
  const answer = await page.request.get(`${paths.api.takes()}?search=${encodeURIComponent(prompt)}`);
  const list: TakePage = await answer.json();
  return list.takes;
}

/** How many create calls reached the vendor for a take. */
async function createCalls(page: Page, takeId: string): Promise<number> {
  const answer = await page.request.get(paths.api.take(takeId));
  const { vendorTaskId }: TakeDetail = await answer.json();
  const log = await page.request.get(`${process.env.E2E_SANDBOX_URL}/_sandbox/requests`);
  const requests: { method: string; taskId?: string }[] = await log.json();
  return requests.filter(({ method, taskId }) => method === 'POST' && taskId === vendorTaskId).length;
}

test('a prompt becomes a take that plays, and its price is known before and after', async ({ page }) => {
  const prompt = uniquePrompt('A lighthouse in heavy rain');
  await page.goto(paths.create());
  await promptOf(page).fill(prompt);
  await expect(page.getByRole('button', { name: /Estimated price: USD 0\.40/ })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your take leaves in a moment')).toBeVisible();

  const stage = page.getByRole('region', { name: 'Stage' });
  await expect(stage.getByRole('article', { name: new RegExp(prompt) })).toBeVisible();
  await expect(stage.locator('video')).toBeVisible({ timeout: 45_000 });
  await expect(stage.getByText('USD 0.40 billed')).toBeVisible();
  await expect(stage.getByText('Stored and checked')).toBeVisible();

  const takes = await takesOf(page, prompt);
  expect(takes).toHaveLength(1);
  expect(await createCalls(page, takes[0]?.id ?? '')).toBe(1);
});

test('Undo takes everything back before it leaves', async ({ page }) => {
  const prompt = uniquePrompt('A take that is not wanted');
  await page.goto(paths.create());
  await promptOf(page).fill(prompt);
  await page.getByLabel('Number of takes').selectOption('2');
  await expect(page.getByRole('button', { name: /Estimated price: USD 0\.80/ })).toBeVisible();
  await generate(page).click();
  await page.getByRole('list', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing was sent and nothing was charged.').first()).toBeVisible();
  await expect
    .poll(async () => (await takesOf(page, prompt)).map(({ state }) => state))
    .toEqual(['cancelled', 'cancelled']);
  await expect(promptOf(page)).toHaveValue(prompt);
});

test('drafts survive switching tools, reloading and rubbish in the storage', async ({ page }) => {
  await page.goto(paths.create());
  await promptOf(page).fill('The words of Video');
  await page.getByRole('radio', { name: /9:16/ }).check({ force: true });
  const tools = page.getByRole('navigation', { name: 'Tools' });
  await tools.getByRole('link', { name: 'Enhance' }).click();
  await expect(page).toHaveURL(/\/create\/enhance$/);
  await promptOf(page).fill('The words of Enhance');
  await page.reload();
  await expect(promptOf(page)).toHaveValue('The words of Enhance');
  await page.goBack();
  await expect(promptOf(page)).toHaveValue('The words of Video');
  await expect(page.getByRole('radio', { name: /9:16/ })).toBeChecked();

  await page.evaluate(() => {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage).filter((one) => one.endsWith(':video'))) {
        storage.setItem(key, '{"prompt":7,"tray":[null,{"key":1}],"ratio":"no","durationSeconds":"x"}');
      }
    }
  });
  await page.reload();
  await expect(promptOf(page)).toHaveValue('');
  await expect(page.getByRole('radio', { name: /16:9/ })).toBeChecked();
});

test('what would be refused is said in the form, with a way out', async ({ page }) => {
  await page.goto(paths.create());
  await generate(page).click();
  await expect(page.getByText('Write a prompt first.')).toBeVisible();
  await expect(promptOf(page)).toBeFocused();

  await promptOf(page).fill('🎬'.repeat(7001));
  await expect(page.getByText('A prompt may have 7,000 characters at most; this has 7,001.')).toBeVisible();
  await promptOf(page).fill('🎬'.repeat(7000));
  await expect(page.getByText('A prompt may have 7,000')).toBeHidden();

  await page.getByRole('radio', { name: /^2K/ }).check({ force: true });
  await page.getByRole('radio', { name: /^H3-Max/ }).check({ force: true });
  await expect(page.getByText('H3-Max makes 480P or 768P, not 2K.')).toBeVisible();
  await page.getByRole('button', { name: 'Use 768P' }).click();
  await expect(page.getByText('H3-Max makes 480P or 768P, not 2K.')).toBeHidden();
  await expect(page.getByRole('radio', { name: /^768P/ })).toBeChecked();
});

test('a lost answer is asked for again by the same click, and makes one take', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|Failed to load resource/);
  const prompt = uniquePrompt('An answer that gets lost');
  await page.goto(paths.create());
  await promptOf(page).fill(prompt);
  let lost = 0;
  await page.route(`**${paths.create()}`, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    // The server works the click through; only its answer never arrives.
    await route.fetch();
    await route.abort('failed');
  });
  await generate(page).click();
  await expect(page.getByText('Your take leaves in a moment')).toBeVisible();
  expect(lost).toBe(1);
  expect(await takesOf(page, prompt)).toHaveLength(1);
});

test('offline, the form says that nothing was sent, and nothing was', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/);
  const prompt = uniquePrompt('Written without a network');
  await page.goto(paths.create());
  await promptOf(page).fill(prompt);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await generate(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Nothing was sent and nothing was charged.' }),
  ).toBeVisible();
  await context.setOffline(false);
  expect(await takesOf(page, prompt)).toHaveLength(0);
  await expect(promptOf(page)).toHaveValue(prompt);
});

test('an enhanced prompt stands beside the original, and both are kept', async ({ page }) => {
  const prompt = uniquePrompt('A cat on a balcony rail');
  await page.goto(paths.create('enhance'));
  await promptOf(page).fill(prompt);
  await page.getByRole('button', { name: 'Enhance', exact: true }).click();
  const stage = page.getByRole('region', { name: 'Stage' });
  await expect(stage.getByRole('region', { name: 'Original' })).toContainText(prompt, { timeout: 30_000 });
  const enhanced = await stage.getByRole('region', { name: 'Enhanced' }).getByRole('paragraph').innerText();

  await stage.getByRole('button', { name: 'Use it in Video' }).click();
  await expect(page).toHaveURL(/\/create\/video$/);
  await expect(promptOf(page)).toHaveValue(enhanced);
  await page.getByRole('button', { name: 'Swap with the other' }).click();
  await expect(promptOf(page)).toHaveValue(prompt);
  await page.getByRole('button', { name: 'Swap with the other' }).click();
  await expect(promptOf(page)).toHaveValue(enhanced);
});

test('a finished take fills the form, and is mastered to 2K', async ({ page }) => {
  test.setTimeout(120_000);
  const prompt = uniquePrompt('A watchmaker at work');
  await page.goto(paths.create());
  await promptOf(page).fill(prompt);
  await page.getByRole('radio', { name: /1:1/ }).check({ force: true });
  await generate(page).click();
  await expect(page.getByRole('region', { name: 'Stage' }).locator('video')).toBeVisible({ timeout: 45_000 });
  const [take] = await takesOf(page, prompt);
  const from = take?.id ?? '';

  await promptOf(page).fill('Other words');
  await page.goto(paths.create('video', { from, as: 'settings' }));
  await expect(promptOf(page)).toHaveValue(prompt);
  await expect(page).toHaveURL(/\/create\/video$/);
  await expect(page.getByRole('radio', { name: /1:1/ })).toBeChecked();
  await page.getByRole('list', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(promptOf(page)).toHaveValue('Other words');

  await page.goto(paths.create('master', { from, as: 'base_video' }));
  await expect(page.getByText('The vendor still knows this take')).toBeVisible();
  await expect(page.getByRole('button', { name: /Estimated price: USD 1\.30/ })).toBeVisible();
  await page.getByRole('button', { name: 'Master to 2K' }).click();
  await expect
    .poll(async () => (await takesOf(page, prompt)).filter(({ state }) => state === 'succeeded').length, {
      timeout: 60_000,
    })
    .toBe(2);
});

test.describe('a reviewer', () => {
  test.use(signedOut);
  test('is told in words who may create', async ({ page }) => {
    await signIn(page, await makePerson('reviewer'), paths.create());
    await expect(page.getByRole('heading', { name: 'You can look, not create' })).toBeVisible();
    await expect(generate(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Go to the gallery' }).click();
    await expect(page).toHaveURL(/\/gallery$/);
  });
});
