import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { makePerson, type Person, signIn } from './person.ts';
import { addTakes, uploadClip, uploadPicture } from './takes.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

const stage = (page: Page) => page.getByRole('region', { name: /^Picture: plus and minus zoom/ });
const wipe = (page: Page) => page.getByRole('slider', { name: 'Wipe between before and after' });
const size = (page: Page) => page.getByRole('button', { name: /^Size/ });

/** Opens a take and waits until its keys work. */
async function openTake(page: Page, id: string): Promise<void> {
  await page.goto(paths.take(id));
  await page.waitForLoadState('networkidle');
}

async function openGallery(page: Page): Promise<Person> {
  const person = await makePerson();
  await signIn(page, person, paths.gallery());
  return person;
}

/** Three pictures, each an edit of the one before; the last take made two. */
async function addChain(page: Page, person: Person) {
  const [original, bluer, stormy, other] = await Promise.all(
    [0, 5, 12, 20].map((seed) => uploadPicture(page, { width: 1024, height: 640, seed })),
  );
  if (!original || !bluer || !stormy || !other) throw new Error('no pictures');
  const [first = ''] = await addTakes(person, [{ tool: 'image', prompt: 'A kite', assetId: original }]);
  const [second = ''] = await addTakes(person, [
    {
      tool: 'image',
      prompt: 'Make it bluer',
      assetId: bluer,
      inputs: [{ role: 'input_image', assetId: original, sourceTaskId: first }],
    },
  ]);
  const [third = ''] = await addTakes(person, [
    {
      tool: 'image',
      prompt: 'Add a storm',
      assetId: stormy,
      moreAssetIds: [other],
      inputs: [{ role: 'input_image', assetId: bluer, sourceTaskId: second }],
      input: { model: 'flex', prompt: 'Add a storm', size: '1024*640', seed: 7 },
    },
  ]);
  return { second, third };
}

const percentOf = async (page: Page) =>
  Number(/(\d+) %/.exec((await size(page).getAttribute('aria-label')) ?? '')?.[1]);

test('a picture is zoomed by keys, wheel, double click and buttons, and moved when it is larger', async ({
  page,
}) => {
  const person = await openGallery(page);
  const assetId = await uploadPicture(page, { width: 2000, height: 1200 });
  const [id = ''] = await addTakes(person, [{ tool: 'image', prompt: 'A kite', assetId }]);
  await openTake(page, id);
  await expect(page.getByRole('img', { name: 'A kite' })).toBeVisible();
  const fit = await percentOf(page);
  expect(fit).toBeLessThan(100);
  await page.keyboard.press('+');
  await expect.poll(() => percentOf(page)).toBe(Math.round(fit * 1.5));
  await page.keyboard.press('-');
  await expect.poll(() => percentOf(page)).toBe(fit);

  await stage(page).hover({ position: { x: 100, y: 100 } });
  await page.mouse.wheel(0, -300);
  await expect.poll(() => percentOf(page)).toBeGreaterThan(fit);
  await page.keyboard.press('e');
  await expect.poll(() => percentOf(page)).toBe(fit);
  await stage(page).dblclick({ position: { x: 200, y: 200 } });
  await expect.poll(() => percentOf(page)).toBe(100);

  const left = async () => (await page.getByRole('img', { name: 'A kite' }).boundingBox())?.x ?? 0;
  await stage(page).focus();
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(before);
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('no stage');
  const here = await left();
  await page.mouse.move(box.x + 300, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 340, box.y + 300, { steps: 3 });
  await page.mouse.up();
  await expect.poll(left).toBe(here + 40);
  await expect(page).toHaveURL(paths.take(id));
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  await expect.poll(() => percentOf(page)).toBe(fit);
});

test('an edit is wiped against what it was, at every step of the way', async ({ page }) => {
  const person = await openGallery(page);
  const { third } = await addChain(page, person);
  await openTake(page, third);
  const before = page.getByRole('img', { name: /^Before/ });
  await expect(page.getByRole('img', { name: 'Add a storm', exact: true })).toBeVisible();
  await expect(before).toBeHidden();

  await page.getByRole('radio', { name: 'Wipe' }).check({ force: true });
  await expect(before).toBeVisible();
  await expect(wipe(page)).toHaveAttribute('aria-valuetext', '50 % before, 50 % after');
  await wipe(page).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(wipe(page)).toHaveAttribute('aria-valuenow', '60');
  await page.keyboard.press('Home');
  await expect(wipe(page)).toHaveAttribute('aria-valuenow', '0');

  const box = await stage(page).boundingBox();
  if (!box) throw new Error('no stage');
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect(wipe(page)).toHaveAttribute('aria-valuenow', '25');
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(wipe(page)).toHaveAttribute('aria-valuenow', '75');

  const steps = page.getByRole('list', { name: 'Steps of this picture' }).getByRole('button');
  await expect(steps).toHaveText(['Original', 'Step 1', 'Step 2']);
  await expect(steps.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const shown = () => before.getAttribute('src');
  const second = await shown();
  await steps.nth(0).click();
  await expect.poll(shown).not.toBe(second);
  await page.keyboard.press('b');
  await expect(page.getByRole('img', { name: 'Add a storm', exact: true })).toBeHidden();
  await page.keyboard.press('a');
  await expect(before).toBeHidden();
});

test('of several pictures the chosen one is downloaded, edited again and used', async ({ page }) => {
  const person = await openGallery(page);
  const { third } = await addChain(page, person);
  await page.reload();
  await expect(page.locator(`[data-take="${third}"]`)).toContainText('2');
  await openTake(page, third);
  const download = page.getByRole('link', { name: 'Download' });
  const first = await download.getAttribute('href');
  await page
    .getByRole('list', { name: 'Pictures of this take' })
    .getByRole('button', { name: '2 of 2' })
    .click();
  await expect(download).not.toHaveAttribute('href', first ?? '');
  await page.getByRole('link', { name: 'Edit again' }).click();
  await page.waitForURL(/\/create\/image/);
  await expect(page.getByText('picture.png').first()).toBeVisible();
});

test('a picture goes to the places of a picture, a frame of a video too', async ({ page }) => {
  const person = await openGallery(page);
  const [picture, clip] = [await uploadPicture(page), await uploadClip(page)];
  const [image = '', film = ''] = await addTakes(person, [
    { tool: 'image', assetId: picture },
    { tool: 'video', assetId: clip },
  ]);
  await openTake(page, film);
  await page.getByRole('button', { name: 'Use as' }).click();
  for (const name of ['This frame as picture to edit', 'Reference clip', 'Whole video as reference'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: 'This frame as picture to edit' }).click();
  await page.waitForURL(/\/create\/image/);
  await expect(page.getByText(/frame-\d+-of-/).first()).toBeVisible();

  await openTake(page, image);
  await page.getByRole('button', { name: 'Use as' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'First frame',
    'Last frame',
    'Reference image',
    'Picture to edit',
  ]);
  await page.getByRole('menuitem', { name: 'Last frame' }).click();
  await page.waitForURL(/\/create\/video/);
  await expect(page.getByText('picture.png').first()).toBeVisible();
});

test('settings and lineage are said in words', async ({ page }) => {
  const person = await openGallery(page);
  const { second, third } = await addChain(page, person);
  await openTake(page, third);
  const about = page.getByRole('complementary', { name: 'About this take' });
  await expect(about.getByText('1024 × 640', { exact: true })).toBeVisible();
  await expect(about.getByRole('list', { name: /by generation/ }).getByText('Picture to edit')).toHaveCount(
    2,
  );
  await about.getByRole('link', { name: /Make it bluer/ }).click();
  await expect(page).toHaveURL(paths.take(second));
  await expect(
    about.getByRole('list', { name: /by generation/ }).getByRole('link', { name: /^Edit/ }),
  ).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the wipe follows a finger, and nothing is wider than the screen', async ({ page }) => {
    const person = await openGallery(page);
    const { third } = await addChain(page, person);
    await openTake(page, third);
    await page.getByRole('radio', { name: 'Wipe' }).check({ force: true });
    const box = await stage(page).boundingBox();
    if (!box) throw new Error('no stage');
    await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height / 2);
    await expect(wipe(page)).toHaveAttribute('aria-valuenow', /^(29|30|31)$/);
    await expectAccessible(page);
  });
});

test('axe finds nothing where pictures are', async ({ page }) => {
  const person = await openGallery(page);
  const { third } = await addChain(page, person);
  await page.reload();
  await expectAccessible(page);
  await openTake(page, third);
  await page.getByRole('radio', { name: 'Wipe' }).check({ force: true });
  await expect(wipe(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use as' }).click();
  await expect(page.getByRole('menuitem', { name: 'Picture to edit' })).toBeVisible();
  await expectAccessible(page);
});
