import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { makePerson, type Person, signIn } from './person.ts';
import { addTakes, uploadClip, uploadPicture } from './takes.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

const secrets = ['SECRET-WORDS', 'Bo Person', 'example.com'];

/** A team with a film and a picture, and its creator on the page. */
async function makeTeam(page: Page): Promise<{ person: Person; takes: string[] }> {
  const person = await makePerson();
  await signIn(page, person);
  const [film, picture] = [await uploadClip(page), await uploadPicture(page)];
  const takes = await addTakes(person, [
    { prompt: 'SECRET-WORDS of the film', assetId: film },
    { prompt: 'SECRET-WORDS of the picture', assetId: picture, tool: 'image' },
  ]);
  return { person, takes };
}

/** Makes a link to a take on its own page, and gives its address. */
async function share(page: Page, takeId: string, choices: string[] = [], password?: string): Promise<string> {
  await page.goto(paths.take(takeId));
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share outside the team' });
  await dialog.getByLabel('Title').fill('First cut');
  for (const choice of choices) await dialog.getByLabel(choice).check();
  if (password) {
    await dialog.getByLabel('Ask for a password').check();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
  }
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  return page.getByRole('dialog', { name: 'The link is ready' }).getByLabel('Link').inputValue();
}

/** A private window of a phone. */
function openPhone(browser: Browser) {
  const viewport = { width: 390, height: 844 };
  return browser.newPage({ ...signedOut, viewport, hasTouch: true, isMobile: true });
}

test('a client sees a shared take on a phone, and learns nothing else', async ({ page, browser }) => {
  const { takes } = await makeTeam(page);
  const url = await share(page, takes[0] ?? '');
  const phone = await openPhone(browser);
  const heard: Promise<string>[] = [];
  phone.on('response', (response) => {
    if (/html|json|x-component/.test(response.headers()['content-type'] ?? '')) heard.push(response.text());
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
  expect((await new AxeBuilder({ page: phone }).analyze()).violations).toEqual([]);

  const component = await phone.request.get(url, { headers: { rsc: '1' } });
  const said = [...(await Promise.all(heard)), await component.text(), await phone.content()].join('\n');
  for (const secret of [...secrets, takes[0] ?? '', takes[1] ?? '']) expect(said).not.toContain(secret);
  expect(said).not.toMatch(/(original|derived)\/[\da-f-]{36}/);
  expect(component.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });

  await page.goto(paths.shares());
  await expect(page.getByText('1 visit')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'End the link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByText('Ended')).toBeVisible();
  await phone.goto(url);
  await expect(phone.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expect(phone.getByText('First cut')).toBeHidden();
  await phone.close();
});

test('a password is asked for first, and guests write where they may', async ({ page, browser }) => {
  const { takes } = await makeTeam(page);
  const url = await share(
    page,
    takes[1] ?? '',
    ['Let guests comment', 'Show prompts and titles'],
    'open sesame',
  );
  const phone = await openPhone(browser);
  await phone.goto(url);
  await phone.waitForLoadState('networkidle');
  await expect(phone.getByRole('heading', { name: 'This link has a password' })).toBeVisible();
  expect(await phone.content()).not.toMatch(/First cut|SECRET-WORDS/);
  await phone.getByLabel('Password').fill('open sesam');
  await phone.getByRole('button', { name: 'Open' }).click();
  await expect(phone.getByText('This is not the password.')).toBeVisible();
  await phone.getByLabel('Password').fill('open sesame');
  await phone.getByRole('button', { name: 'Open' }).click();
  await expect(phone.getByText('SECRET-WORDS of the picture')).toBeVisible();
  await phone.waitForLoadState('networkidle');
  await phone.getByRole('button', { name: 'Open take 1' }).tap();
  await phone.getByLabel('Your comment').fill('A little slower, please');
  await phone.getByLabel('Your name').fill('Cleo Client');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('listitem').filter({ hasText: 'A little slower, please' })).toContainText(
    'Cleo Client',
  );
  await phone.close();

  await page.goto(paths.take(takes[1] ?? ''));
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', { name: /Comments/ }).click();
  await expect(page.getByText('A little slower, please')).toBeVisible();
});

test('links that are not whole look alike', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  const { takes } = await makeTeam(page);
  const url = await share(page, takes[0] ?? '');
  const said: string[] = [];
  for (const wrong of [url.slice(0, -1), url.replace(/.{4}(?=\/[^/]+$)/, '0000')]) {
    const answer = await page.goto(wrong);
    expect(answer?.status()).toBe(404);
    said.push(await page.locator('main').innerText());
  }
  expect(new Set(said).size).toBe(1);
});
