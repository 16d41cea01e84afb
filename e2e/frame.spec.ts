import { paths } from '#lib/paths.ts';
import { makePerson, signIn } from './person.ts';
import { expect, signedOut, test } from './test.ts';

test.use({ ...signedOut, colorScheme: 'light' });

test.beforeEach(async ({ page }) => signIn(page, await makePerson()));

test('the theme is chosen once and is there from the first byte', async ({ page }) => {
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-theme');
  await page.getByRole('button', { name: 'You are Bo Person' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const answer = await page.request.get(paths.account());
  expect(await answer.text()).toContain('<html lang="en" data-theme="dark"');
});

test('the rail opens and remembers', async ({ page }) => {
  const rail = page.getByRole('navigation', { name: 'Studio' }).filter({ visible: true });
  await page.getByRole('button', { name: 'Open the rail' }).click();
  await expect(rail).toHaveCSS('width', '208px');
  await page.reload();
  await expect(rail).toHaveCSS('width', '208px');
  await page.getByRole('button', { name: 'Close the rail' }).click();
  await expect(rail).toHaveCSS('width', '56px');
});

test('the command palette is loaded when it is asked for, and goes by keyboard alone', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  const before = scripts.length;
  await page.keyboard.press('ControlOrMeta+k');
  const input = page.getByRole('combobox', { name: 'Search pages, tools and takes' });
  await expect(input).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  await input.fill('gall');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Gallery');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.gallery()}`);
  await expect(input).toBeHidden();
});

test('the list of keys opens on a question mark, but not while typing', async ({ page }) => {
  await page.getByLabel('New password').press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { name: 'Password', exact: true }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the first stop of the keyboard is a way past the frame', async ({ page }) => {
  await page.reload();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('offline is said, and taken back', async ({ page, context, expectNoise }) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('every page has a policy with a nonce of its own', async ({ page }) => {
  const policies = await Promise.all(
    [paths.account(), paths.account(), paths.gallery()].map(
      async (path) => (await page.request.get(path)).headers()['content-security-policy'],
    ),
  );
  expect(new Set(policies).size).toBe(3);
  for (const policy of policies) {
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src 'unsafe-inline'");
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the places are at the bottom, and nothing is wider than the screen', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Studio' }).filter({ visible: true });
    for (const place of ['Gallery', 'Create', 'Projects']) {
      await bar.getByRole('link', { name: place }).tap();
      await expect(bar.getByRole('link', { name: place })).toHaveAttribute('aria-current', 'page');
      const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(tooWide)).toBe(0);
    }
  });
});
