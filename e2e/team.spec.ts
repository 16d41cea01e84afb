import { randomUUID } from 'node:crypto';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { makePerson, signIn } from './person.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

test('a person is invited, joins, gets another role, and is out at once', async ({ page, browser }) => {
  await signIn(page, await makePerson(), paths.team());
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('radio', { name: 'Reviewer' }).check({ force: true });
  await page.getByRole('button', { name: /^Make the/ }).click();
  const link = await page.getByLabel('Link of the invitation').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  const invitations = page.getByRole('region', { name: 'Open invitations' }).getByRole('listitem');
  await expect(invitations).toHaveCount(1);

  const guests = await browser.newContext({ baseURL: process.env.E2E_URL ?? '', ...signedOut });
  const guest = await guests.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Join “A team”' })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel('Your name').fill('Cleo Guest');
  await guest.getByLabel('E-mail').fill(`${randomUUID()}@example.com`);
  await guest.getByLabel('Password', { exact: true }).fill('a few words in a row');
  await guest.getByRole('button', { name: 'Join the team' }).click();
  // A reviewer comes to look.
  await guest.waitForURL(`**${paths.gallery()}`);

  await page.goto(link);
  await expect(page.getByText('This invitation was used already.')).toBeVisible();
  await page.goto(paths.team());
  await page.waitForLoadState('networkidle');
  await expect(invitations).toHaveCount(0);
  const changed = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByLabel('Role of Cleo Guest').selectOption('Creator');
  await changed;
  await guest.goto(paths.account());
  await expect(guest.getByText('Creator in “A team”')).toBeVisible();

  await page.getByRole('button', { name: 'More for Cleo Guest' }).click();
  await page.getByRole('menuitem', { name: 'Remove from the team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Cleo Guest', { exact: true })).toBeHidden();
  // A page that stands open learns it at its next request.
  await guest.getByLabel('Name', { exact: true }).fill('Still here');
  await guest.getByRole('button', { name: 'Save' }).click();
  await guest.waitForURL(/\/sign-in/);
  await guests.close();
});

test('the language of the profile is spoken at once, and where the person signs in next', async ({
  page,
}) => {
  await signIn(page, await makePerson('reviewer'));
  await page.waitForLoadState('networkidle');
  await page.getByRole('radio', { name: '中文' }).check({ force: true });
  await expect(page.getByRole('heading', { name: '个人资料' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.goto(paths.team());
  await expect(page.getByRole('heading', { name: '成员' })).toBeVisible();
  // Whoever is no owner sees the list, and nothing to change it with.
  await expect(page.getByRole('button', { name: '邀请' })).toBeHidden();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' });

  test('the team and the ways into it have room', async ({ page }) => {
    await signIn(page, await makePerson(), paths.team());
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});
