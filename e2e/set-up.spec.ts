import AxeBuilder from '@axe-core/playwright';
import { paths } from '#lib/paths.ts';
import { type Studio, startStudio } from './studio.ts';
import { expect, signedOut, test } from './test.ts';

let studio: Studio;

test.describe.configure({ mode: 'serial' });
test.use(signedOut);

test.beforeAll(async () => {
  studio = await startStudio();
});

test.afterAll(() => studio.remove());

test('a new studio leads every page to its set-up, which names what is wrong', async ({ page }) => {
  await page.goto(`${studio.url}${paths.gallery()}`);
  await expect(page).toHaveURL(`${studio.url}${paths.setUp()}`);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Type a name.');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('too short');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/At least 10/);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('of two who set it up, the first owns it and the second is told so', async ({ page, context }) => {
  const fill = async (who: typeof page, name: string) => {
    await who.goto(`${studio.url}${paths.setUp()}`);
    await who.getByLabel('Your name').fill(name);
    await who.getByLabel('E-mail').fill(`${name}@example.com`);
    await who.getByLabel('Password', { exact: true }).fill('a few words in a row');
  };
  const late = await context.newPage();
  await fill(page, 'ada');
  await fill(late, 'ben');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.create()}`);
  await late.getByRole('button', { name: 'Make the studio yours' }).click();
  await expect(late.getByText('This studio already has an owner. Sign in instead.')).toBeVisible();
  await late.close();
});

test('afterwards the set-up is closed', async ({ page }) => {
  await page.goto(`${studio.url}${paths.setUp()}`);
  await expect(page).toHaveURL(`${studio.url}${paths.signIn()}`);
});
