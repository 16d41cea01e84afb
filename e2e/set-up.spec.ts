import AxeBuilder from '@axe-core/playwright';
import { paths } from '#lib/paths.ts';
import { test } from './own-studio.ts';
import { expect } from './test.ts';

test('a new studio leads to its set-up, which names what is wrong, has one owner and is closed then', async ({
  page,
  context,
}) => {
  await page.goto(paths.gallery());
  await expect(page).toHaveURL(paths.setUp());
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

  const late = await context.newPage();
  for (const [who, name] of [
    [page, 'ada'],
    [late, 'ben'],
  ] as const) {
    await who.goto(paths.setUp());
    await who.getByLabel('Your name').fill(name);
    await who.getByLabel('E-mail').fill(`${name}@example.com`);
    await who.getByLabel('Password', { exact: true }).fill('a few words in a row');
  }
  await page.getByRole('button', { name: 'Make the studio yours' }).click();
  await page.waitForURL(`**${paths.create()}`);
  await late.getByRole('button', { name: 'Make the studio yours' }).click();
  await expect(late.getByText('This studio already has an owner. Sign in instead.')).toBeVisible();

  await context.clearCookies();
  await late.goto(paths.setUp());
  await expect(late).toHaveURL(paths.signIn());
});
