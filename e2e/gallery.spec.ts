import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { makePerson, type Person, signIn } from './person.ts';
import { addTakes, finishTake, uploadClip } from './takes.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

const tiles = (page: Page) => page.getByRole('list', { name: 'Takes' }).getByRole('link');

async function openGallery(page: Page, role?: 'reviewer'): Promise<Person> {
  const person = await makePerson(role);
  await signIn(page, person, paths.gallery());
  return person;
}

test('an empty gallery says what comes here and leads to the first take', async ({ page }) => {
  await openGallery(page);
  await expect(page.getByText('No takes yet')).toBeVisible();
  await page.getByRole('link', { name: 'Make the first take' }).click();
  await expect(page).toHaveURL(/\/create/);
});

test('takes of one instant are all met once, and tiles far away leave the page', async ({ page }) => {
  const person = await openGallery(page);
  const createdAt = new Date();
  const made = await addTakes(
    person,
    Array.from({ length: 150 }, () => ({ createdAt, resultText: 'Text', tool: 'enhance' as const })),
  );
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
  const met = new Set<string>();
  await expect
    .poll(async () => {
      const seen = await tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-take')));
      expect(new Set(seen).size).toBe(seen.length);
      for (const id of seen) met.add(id ?? '');
      await page.mouse.wheel(0, 500);
      return met.size;
    })
    .toBe(150);
  expect(met).toEqual(new Set(made));
  expect(await tiles(page).count()).toBeLessThan(80);
});

test('a running take shows its state and becomes its video by itself; then nothing is asked any more', async ({
  page,
}) => {
  const person = await openGallery(page);
  const [id = ''] = await addTakes(person, [{ state: 'running' }]);
  const assetId = await uploadClip(page);
  await page.reload();
  const tile = tiles(page).first();
  await expect(tile).toContainText('Running');
  await expect(page.getByRole('link', { name: '1 running' })).toBeVisible();

  await finishTake(id, assetId);
  await expect(tile.locator('img')).toHaveJSProperty('complete', true);
  await expect(page.getByRole('link', { name: '1 running' })).toBeHidden();

  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes(paths.api.changedTakes())) asked += 1;
  });
  // That something does not happen can only be waited out: longer than two looks.
  await page.waitForTimeout(6_000);
  expect(asked).toBe(0);
});

test('the keyboard moves, plays, opens, goes on and comes back', async ({ page }) => {
  const person = await openGallery(page);
  const assetId = await uploadClip(page);
  const minute = (ago: number) => new Date(Date.now() - ago * 60_000);
  const [one = '', two = '', three = ''] = await addTakes(
    person,
    [1, 2, 3].map((ago) => ({ prompt: `Take ${ago}`, createdAt: minute(ago), assetId })),
  );
  await page.reload();
  await page.waitForLoadState('networkidle');
  await tiles(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(`[data-take="${two}"]`)).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page.locator(`[data-take="${two}"] video`)).toHaveJSProperty('paused', false);

  await page.keyboard.press('Enter');
  const layer = page.getByRole('dialog', { name: 'Take 2' });
  await expect(layer).toBeVisible();
  await expect(page).toHaveURL(paths.take(two));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(paths.take(three));
  await expect(page.getByRole('dialog', { name: 'Take 3' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(paths.take(two));
  await expect(layer).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'Take 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.gallery());
  await expect(page.locator(`[data-take="${one}"]`)).toBeFocused();
});

test('the player steps frame by frame, and a frame becomes the first frame of a new take', async ({
  page,
}) => {
  const person = await openGallery(page);
  const assetId = await uploadClip(page, 1);
  const [id = ''] = await addTakes(person, [{ assetId }]);
  await page.goto(paths.take(id));
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('readyState', 4);
  const position = page.getByRole('slider', { name: 'Position' });
  // The file may be there before the page listens to keys.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('k');
  await expect(video).toHaveJSProperty('paused', true);
  await page.keyboard.press('Home');
  await expect(position).toHaveAttribute('aria-valuetext', '0:00:00');
  for (const code of ['0:00:01', '0:00:02']) {
    await page.keyboard.press('.');
    await expect(position).toHaveAttribute('aria-valuetext', code);
  }
  await page.keyboard.press(',');
  await expect(position).toHaveAttribute('aria-valuetext', '0:00:01');

  await page.getByRole('button', { name: 'Use as' }).click();
  await page.getByRole('menuitem', { name: 'This frame as first frame' }).click();
  await page.waitForURL(/\/create\/video/);
  await expect(page.getByText(/frame-1-of-/)).toBeVisible();
});

test('filters and words stand in the address', async ({ page }) => {
  const person = await openGallery(page);
  await addTakes(person, [
    { prompt: 'A blue boat', state: 'failed', failure: { kind: 'vendor-failed', message: 'no' } },
    { prompt: 'A red kite', tool: 'enhance', resultText: 'Red kite' },
  ]);
  await page.reload();
  await expect(tiles(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Failed' }).click();
  await expect(page).toHaveURL(paths.gallery('state=failed'));
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('kite');
  await expect(page.getByText('No take matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all takes' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page.goto(paths.gallery('search=KITE'));
  await expect(tiles(page)).toHaveCount(1);
});

test('an unclear take waits for a person, who can close it', async ({ page }) => {
  const person = await openGallery(page);
  await addTakes(person, [{ state: 'unclear', failure: { kind: 'unclear', message: 'Connection lost' } }]);
  await page.reload();
  await tiles(page).first().click();
  const layer = page.getByRole('dialog');
  await layer.getByRole('button', { name: 'Send again ...' }).click();
  await expect(layer.getByText('you will be billed for both')).toBeVisible();
  await layer.getByRole('button', { name: 'No', exact: true }).click();
  await layer.getByRole('button', { name: 'Close this take' }).click();
  await expect(layer.getByText('Closed without a result')).toBeVisible();
  await expect(layer.getByRole('button', { name: 'Send again ...' })).toBeHidden();
});

test('a reviewer sees everything and can spend nothing', async ({ page }) => {
  const person = await openGallery(page, 'reviewer');
  await expect(page.getByRole('link', { name: 'Make the first take' })).toBeHidden();
  await addTakes(person, [{ state: 'unclear', failure: { kind: 'unclear', message: 'Connection lost' } }]);
  await page.reload();
  await tiles(page).first().click();
  const layer = page.getByRole('dialog');
  await expect(layer.getByText('A creator of the team must decide')).toBeVisible();
  for (const name of ['Reuse settings', 'Enhance'])
    await expect(layer.getByRole('link', { name })).toBeHidden();
  await expect(layer.getByRole('button', { name: 'Close this take' })).toBeHidden();
});

test('on a phone nothing is wider than the screen, and the actions lie at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await openGallery(page);
  const assetId = await uploadClip(page);
  await addTakes(person, [
    { assetId },
    { state: 'unclear', failure: { kind: 'unclear', message: 'Connection lost' } },
    { tool: 'enhance', resultText: 'A better prompt' },
  ]);
  await page.reload();
  await expect(tiles(page)).toHaveCount(3);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
  for (const at of [0, 1, 2]) {
    await tiles(page).nth(at).click();
    const reuse = page.getByRole('dialog').getByRole('link', { name: 'Reuse settings' });
    await expect(reuse).toBeInViewport({ ratio: 1 });
    expect((await reuse.boundingBox())?.y).toBeGreaterThan(700);
    const tooWide = await page.getByRole('dialog').evaluate((layer) => layer.scrollWidth - layer.clientWidth);
    expect(tooWide).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('what was taken back is out of the way until it is asked for', async ({ page }) => {
  const person = await openGallery(page);
  await addTakes(person, [{ state: 'cancelled' }]);
  await page.reload();
  await expect(page.getByText('No takes yet')).toBeVisible();
  await page.getByRole('button', { name: 'Failed' }).click();
  await expect(tiles(page)).toHaveCount(1);
});

test('a take of another team is not here', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  const [id = ''] = await addTakes(await makePerson(), [{}]);
  await openGallery(page);
  await page.goto(paths.take(id));
  await expect(page.getByText('This take is not here')).toBeVisible();
});

test('axe finds nothing in the gallery and in a take', async ({ page }) => {
  const person = await openGallery(page);
  const assetId = await uploadClip(page);
  await addTakes(person, [
    { assetId },
    { state: 'running' },
    { state: 'failed', failure: { kind: 'vendor-failed', message: 'no', code: '1027' } },
    { tool: 'enhance', resultText: 'A better prompt' },
  ]);
  await page.reload();
  await expect(tiles(page)).toHaveCount(4);
  await expectAccessible(page);
  for (const at of [0, 2]) {
    await tiles(page).nth(at).click();
    await expect(page.getByRole('dialog').getByText('What happened')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
