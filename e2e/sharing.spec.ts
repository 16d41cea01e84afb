import type { Browser, Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { makePerson, signIn } from './person.ts';
import { addTakes, uploadClip, uploadPicture } from './takes.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

const secrets = ['SECRET-WORDS', 'Bo Person', 'example.com'];

/** A take of a team, with a file that a test has made; its creator is on the page. */
async function makeTake(page: Page, make: (page: Page) => Promise<string>): Promise<string> {
  const person = await makePerson();
  await signIn(page, person);
  const [takeId = ''] = await addTakes(person, [{ prompt: 'SECRET-WORDS', assetId: await make(page) }]);
  return takeId;
}

/** Makes a link to a take on its own page, and gives its address. */
async function share(page: Page, takeId: string, choices: string[] = [], password?: string): Promise<string> {
  await page.goto(paths.take(takeId));
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share outside the team' });
  await dialog.getByLabel('Title', { exact: true }).fill('First cut');
  for (const choice of choices) await dialog.getByLabel(choice).check();
  if (password) {
    await dialog.getByLabel('Ask for a password').check();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
  }
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  return page
    .getByRole('dialog', { name: 'The link is ready' })
    .getByLabel('Link', { exact: true })
    .inputValue();
}

/** A private window of a phone. */
async function openPhone(browser: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ ...signedOut, viewport, hasTouch: true, isMobile: true });
  return context.newPage();
}

test('a client sees a shared take on a phone, and learns nothing else', async ({ page, browser }) => {
  const takeId = await makeTake(page, (on) => uploadClip(on));
  const url = await share(page, takeId);
  const phone = await openPhone(browser);
  const heard: Promise<string>[] = [];
  phone.on('response', (response) => {
    if (/html|json|x-component/.test(response.headers()['content-type'] ?? ''))
      heard.push(response.text().catch(() => ''));
    heard.push(Promise.resolve(`${response.url()} ${JSON.stringify(response.headers())}`));
  });
  await phone.goto(url);
  await phone.waitForLoadState('networkidle');
  await expect(phone.getByRole('heading', { name: 'First cut' })).toBeVisible();
  await phone.getByRole('button', { name: 'Open take 1' }).tap();
  const viewer = phone.getByRole('dialog', { name: 'Take 1' });
  const film = viewer.locator('video');
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(2);
  await phone.goBack();
  await expect(viewer).toBeHidden();
  await expectAccessible(phone);

  const component = await phone.request.get(url, { headers: { rsc: '1' } });
  const said = [...(await Promise.all(heard)), await component.text(), await phone.content()].join('\n');
  for (const secret of [...secrets, takeId]) expect(said).not.toContain(secret);
  expect(said).not.toMatch(/(original|derived)\/[\da-f-]{36}/);
  expect(component.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const wrong = [url.slice(0, -1), url.replace(/.{4}(?=\/[^/]+$)/, '0000')];
  const answers = await Promise.all(wrong.map((one) => phone.request.get(one)));
  expect(answers.map((answer) => answer.status())).toEqual([404, 404]);

  await page.goto(paths.shares());
  await expect(page.getByText('1 visit')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'End the link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByText('Ended')).toBeVisible();
  await phone.goto(url);
  await expect(phone.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expect(phone.getByText('First cut')).toBeHidden();
  await phone.context().close();
});

test('a password is asked for first, and guests write where they may', async ({ page, browser }) => {
  const takeId = await makeTake(page, (on) => uploadPicture(on));
  const url = await share(page, takeId, ['Let guests comment', 'Show prompts and titles'], 'open sesame');
  const phone = await openPhone(browser);
  await phone.goto(url);
  await phone.waitForLoadState('networkidle');
  await expect(phone.getByRole('heading', { name: 'This link has a password' })).toBeVisible();
  expect(await phone.content()).not.toMatch(/First cut|SECRET-WORDS/);
  await phone.getByLabel('Password').fill('open sesam');
  await phone.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(phone.getByText('This is not the password.')).toBeVisible();
  await phone.getByLabel('Password').fill('open sesame');
  await phone.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(phone.getByText('SECRET-WORDS')).toBeVisible();
  await phone.waitForLoadState('networkidle');
  await phone.getByRole('button', { name: 'Open take 1' }).tap();
  await phone.getByLabel('Your comment').fill('A little slower, please');
  await phone.getByLabel('Your name').fill('Cleo Client');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('listitem').filter({ hasText: 'A little slower, please' })).toContainText(
    'Cleo Client',
  );
  await phone.context().close();

  await page.goto(paths.take(takeId));
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', { name: /Comments/ }).click();
  await expect(page.getByText('A little slower, please')).toBeVisible();
});
