import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { expectStored, generate, stagedTake, writePrompt } from './actions.ts';
import { expect, signedOut, test } from './test.ts';

/** Every page, on a desk and on a phone, dark and light: axe finds nothing, and nothing runs over the side. */
const screens = [
  { name: 'desk', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const;
const pages = [
  ['create a video', paths.create('video')],
  ['master', paths.create('master')],
  ['enhance', paths.create('enhance')],
  ['gallery', paths.gallery()],
  ['account', paths.account()],
] as const;
const prompt = 'An orange cat on a balcony rail above a night market.';

test.beforeAll('a take to look at', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await browser.newPage({
    baseURL: process.env.E2E_URL ?? '',
    storageState: process.env.E2E_SIGNED_IN ?? '',
  });
  await writePrompt(page, prompt);
  await generate(page);
  await expectStored(stagedTake(page, prompt));
  await page.close();
});

for (const { name: screen, ...device } of screens) {
  test.describe(screen, () => {
    test.use(device);

    for (const [name, path] of pages) {
      test(name, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page);
      });
    }

    test('a take', async ({ page }) => {
      await page.goto(paths.gallery());
      await page
        .locator('main')
        .getByRole('link')
        .filter({ has: page.locator('img') })
        .first()
        .click();
      await expect(page.getByText(/Stored, checked/)).toBeVisible();
      await expectAccessible(page);
      // The same take as a page of its own.
      await page.reload();
      await expectAccessible(page);
    });

    test('a page that is not there', async ({ page, expectNoise }) => {
      expectNoise(/404/);
      await page.goto('/nowhere');
      await expectAccessible(page);
    });

    test.describe('signed out', () => {
      test.use(signedOut);
      test('sign in', async ({ page }) => {
        await page.goto(paths.gallery());
        await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
