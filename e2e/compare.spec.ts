import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { makePerson, type Person, signIn } from './person.ts';
import { addTakes, uploadClip, uploadPicture } from './takes.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

async function openGallery(page: Page, role?: 'reviewer'): Promise<Person> {
  const person = await makePerson(role);
  await signIn(page, person, paths.gallery());
  return person;
}

async function addVideos(page: Page, person: Person, lengths: readonly number[]): Promise<string[]> {
  const lengthsOnce = [...new Set(lengths)];
  const assetIds = await Promise.all(lengthsOnce.map((seconds) => uploadClip(page, seconds)));
  const rows = lengths.map((seconds, at) => ({
    prompt: `A red kite, number ${at + 1}`,
    assetId: assetIds[lengthsOnce.indexOf(seconds)] ?? '',
    createdAt: new Date(Date.now() + at * 1000),
  }));
  return addTakes(person, rows);
}

async function openComparison(page: Page, ids: string[]): Promise<void> {
  await page.goto(paths.compare(ids));
  await page.waitForLoadState('networkidle');
}

const videos = (page: Page) => page.locator('video');
const timesOf = (page: Page) =>
  videos(page).evaluateAll((all) =>
    all.map((one) => (one instanceof HTMLVideoElement ? one.currentTime : -1)),
  );

test('three videos run in lock step with one sound, and the approved one becomes the top of their stack', async ({
  page,
}) => {
  const person = await openGallery(page);
  const ids = await addVideos(page, person, [2, 2, 3]);
  await openComparison(page, ids);
  await expect(page.getByRole('heading', { name: '3 takes side by side' })).toBeVisible();
  await expect.poll(async () => Math.min(...(await timesOf(page)))).toBeGreaterThan(0.3);
  const times = await timesOf(page);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(3 / 24);

  const unmuted = () =>
    videos(page).evaluateAll((all) => all.flatMap((one, at) => (Reflect.get(one, 'muted') ? [] : at)));
  expect(await unmuted()).toEqual([]);
  await page.keyboard.press('m');
  await expect.poll(unmuted).toEqual([0]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(unmuted).toEqual([1]);

  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('.');
  for (const time of await timesOf(page)) expect(time).toBeCloseTo(1 / 24, 1);

  await page.getByRole('button', { name: 'Put together as one stack' }).click();
  await expect(page.getByText('They lie in one stack now')).toBeVisible();
  const tops = async () => {
    const { takes } = await (await page.request.get(paths.api.takes())).json();
    return takes.map(({ id }: { id: string }) => id);
  };
  expect(await tops()).toEqual([ids[2]]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: 'Approve', pressed: true })).toBeVisible();
  await expect.poll(tops).toEqual([ids[0]]);

  const table = page.getByRole('region', { name: 'Settings side by side' });
  await expect(table.getByRole('row', { name: /^Measured length 2.* 3/ })).toBeVisible();
  await expectAccessible(page);
});

test('two pictures and two videos are wiped, by keys and by hand', async ({ page }) => {
  const person = await openGallery(page);
  const [first = '', second = ''] = await Promise.all([1, 9].map((seed) => uploadPicture(page, { seed })));
  const pictures = await addTakes(person, [
    { tool: 'image', prompt: 'A kite at dawn', assetId: first },
    { tool: 'image', prompt: 'A kite at noon', assetId: second },
  ]);
  const films = await addVideos(page, person, [2, 3]);
  await openComparison(page, [...pictures, ...films]);
  await page.keyboard.press('w');
  const line = page.getByRole('slider', { name: /^Wipe/ });
  await expect(line).toHaveAttribute('aria-valuenow', '50');
  await line.press('Shift+ArrowRight');
  await expect(line).toHaveAttribute('aria-valuenow', '60');
  const box = await page.getByRole('region', { name: 'Wipe between A and B' }).boundingBox();
  if (!box) throw new Error('nothing is wiped');
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect(line).toHaveAttribute('aria-valuenow', '25');
  await page.getByLabel('Left of the line').selectOption({ index: 2 });
  await page.getByLabel('Right of the line').selectOption({ index: 3 });
  await expect(videos(page)).toHaveCount(2);
  await expectAccessible(page);
});

test('a reviewer judges and changes no stack; what another team made is as if it were not there', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  const stranger = await openGallery(other);
  const theirs = await addVideos(other, stranger, [2]);
  await other.close();
  const person = await openGallery(page, 'reviewer');
  const rows = ['one', 'two'].map((prompt) => ({
    prompt,
    tool: 'enhance' as const,
    resultText: `Words ${prompt}`,
  }));
  const ids = await addTakes(person, rows);
  await openComparison(page, [...theirs, ...ids]);
  await expect(page.getByRole('heading', { name: '2 takes side by side' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put together as one stack' })).toBeHidden();
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: 'Reject', pressed: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await openComparison(page, theirs);
  await expect(page.getByText('There is nothing to compare here')).toBeVisible();
});
