import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { makePerson, signIn } from './person.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

test('a page leads to the way in and, after it, back to itself', async ({ page }) => {
  await signIn(page, await makePerson(), '/gallery?state=failed');
  await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes('rushes-session'));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('the way in leads to no other site', async ({ page }) => {
  const person = await makePerson();
  await page.goto('/sign-in?next=//elsewhere.example/');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.create()}`);
});

test('a wrong password is said in words, and after five the time to wait', async ({ page, expectNoise }) => {
  expectNoise(/401/);
  const person = await makePerson();
  await page.goto(paths.signIn());
  await page.getByLabel('E-mail').fill(person.email);
  const password = page.getByLabel('Password', { exact: true });
  const tries = ['1st', '2nd', '3rd', '4th', '5th'];
  for (const guess of tries) {
    await password.fill(`${guess} guess`);
    const answered = page.waitForResponse((response) => response.url().includes(paths.api.signIn()));
    await password.press('Enter');
    await answered;
    await expect(page.getByText('This e-mail and password do not belong together.')).toBeVisible();
    await expect(password).toBeFocused();
  }
  await password.fill(person.password);
  await password.press('Enter');
  await expect(page.getByText(/^Too many tries\. Wait [123]?\d seconds?, then try again\.$/)).toBeVisible();
});

test('nothing is answered to nobody, and nothing is changed for another site', async ({ page, request }) => {
  for (const url of [paths.api.takes(), paths.api.changedTakes(), paths.api.assets()]) {
    const answer = await request.get(url);
    expect(answer.status(), url).toBe(401);
    expect(await answer.json()).toMatchObject({ failure: { code: 'signed-out' } });
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  }
  await signIn(page, await makePerson());
  const forged = await page.request.post(paths.api.upload(), {
    headers: { origin: 'https://elsewhere.example' },
    data: 'x',
  });
  expect(forged.status()).toBe(403);
  const closed = await request.post('/api/auth/_log', { data: {} });
  expect(closed.status()).toBe(404);
  expect((await request.get(paths.api.signOut())).status(), 'the page of next-auth').toBe(404);
  const flood = await page.request.post(paths.api.signIn(), {
    headers: { origin: new URL(page.url()).origin },
    data: 'x'.repeat(20_000),
  });
  expect(flood.status()).toBe(413);
});

test('signing out ends the session, for whoever has kept the cookie too', async ({ page }) => {
  await signIn(page, await makePerson());
  const cookies = await page.context().cookies();
  await page.getByRole('button', { name: 'You are Bo Person' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await page.waitForURL('**/sign-in');
  await page.context().addCookies(cookies);
  await page.goto(paths.account());
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('changing the password ends every other session and keeps this one', async ({ page, browser }) => {
  const person = await makePerson();
  await signIn(page, person);
  const other = await browser.newPage({ baseURL: process.env.E2E_URL ?? '', ...signedOut });
  await signIn(other, person);

  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('other words in a row');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();

  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bo Person' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.close();
});

test('a session elsewhere is ended from the list, and all of them at once', async ({ page, browser }) => {
  const person = await makePerson();
  const other = await browser.newPage({ baseURL: process.env.E2E_URL ?? '', ...signedOut });
  await signIn(other, person);
  await signIn(page, person);
  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This one');
  await sessions.nth(1).getByRole('button').click();
  await expect(sessions).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(other, person);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/sign-in');
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.close();
});

test('a page that stands open says so when its session is ended elsewhere', async ({ page, expectNoise }) => {
  expectNoise(/401/);
  await signIn(page, await makePerson(), paths.gallery());
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  // Coming back to the tab asks what has changed since.
  const comeBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const toast = page.getByRole('listitem').filter({ hasText: 'You are signed out' });
  // Before the page has woken up nobody listens: a person comes back later than that, or again.
  await expect(async () => {
    await comeBack();
    await expect(toast).toBeVisible({ timeout: 1000 });
  }).toPass();

  await page.context().addCookies(cookies);
  await comeBack();
  await expect(toast).toBeHidden();

  await page.context().clearCookies();
  await comeBack();
  await toast.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${paths.signIn(paths.gallery())}`);
});

test.describe('in both themes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing on the way in and on the account page', async ({ page }) => {
    await page.goto(paths.signIn());
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expectAccessible(page);
    await signIn(page, await makePerson());
    await page.getByRole('button', { name: 'You are Bo Person' }).click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
    await expectAccessible(page);
  });
});
