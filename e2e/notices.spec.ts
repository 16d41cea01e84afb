import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { makePerson, signIn } from './person.ts';
import { expect, signedOut, test } from './test.ts';

test.use({ ...signedOut, serviceWorkers: 'allow' });

const toasts = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');

test('a batch that ends is told of once, whatever is open, and leads to its take', async ({
  page,
  context,
}) => {
  await signIn(page, await makePerson('creator'), paths.create('image'));
  await page.getByLabel('Prompt').fill('A paper kite over a harbour');
  await page.getByLabel('Number of takes').selectOption('2');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('2 takes');

  const other = await context.newPage();
  await Promise.all([page.goto(paths.voices()), other.goto(paths.voices())]);
  await expect(page.getByRole('button', { name: 'Notices, 1 new' })).toBeVisible({ timeout: 30_000 });
  await expect(other.getByRole('button', { name: 'Notices, 1 new' })).toBeVisible();
  await expect.poll(async () => (await toasts(page).count()) + (await toasts(other).count())).toBe(1);

  const told = (await toasts(page).count()) === 1 ? page : other;
  const quiet = told === page ? other : page;
  await expect(toasts(told)).toContainText('2 of 2 takes are done');
  await quiet.getByRole('button', { name: 'Notices, 1 new' }).click();
  const panel = quiet.getByRole('dialog', { name: 'Notices' });
  await expect(panel.getByRole('link', { name: /2 of 2 takes are done/ })).toHaveCount(1);
  await toasts(told).getByRole('button', { name: 'Look at it' }).click();
  await told.waitForURL(/\/gallery\/[0-9a-f-]{36}$/);
  for (const tab of [told, quiet]) {
    await expect(tab.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();
  }
});

test('the studio can be installed, and says so in words when it cannot be reached', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/);
  await signIn(page, await makePerson('reviewer'));
  const answer = await page.request.get('/manifest.webmanifest');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', name: 'Rushes' });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of [...icons, { src: '/apple-icon.png', sizes: '180x180' }]) {
    const size = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200);

  // It is registered when a person first does something with the page.
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state),
    ).toBe('activated');
  }).toPass();
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('/sw.js');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The studio cannot be reached' })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeVisible();
});

test('what a person wants to be told is kept; web hooks are the owner’s', async ({ page, context }) => {
  await signIn(page, await makePerson('owner'), paths.noticeSettings());
  const reviews = page.getByRole('group', { name: 'Reviews' });
  await reviews.getByLabel('Browser').check();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeAttached();
  await page.reload();
  await expect(reviews.getByLabel('Browser')).toBeChecked();
  await expectAccessible(page);

  await page.goto(paths.webhooks());
  await page.getByRole('button', { name: 'Add a web hook' }).click();
  const address = page.getByLabel('Address');
  await address.fill('http://127.0.0.1:9/hook');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(/lies in a private network/)).toBeVisible();
  await address.fill('https://hooks.example/rushes');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'The signing key' })).toContainText(/whsec_\S{40}/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('article', { name: 'https://hooks.example/rushes' })).toContainText(
    'Not called yet',
  );
  await expectAccessible(page);

  await context.clearCookies();
  await signIn(page, await makePerson('creator'));
  await page.goto(paths.webhooks());
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a web hook' })).toHaveCount(0);
});
