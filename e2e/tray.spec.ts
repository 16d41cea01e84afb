import { makePicture } from '#lib/assets/test-media.ts';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { expect, signedOut, test } from './test.ts';
import { choose, hand, inputs, mediaFolder, openCreate } from './tray.ts';

test.use(signedOut);

const media = await mediaFolder();
const picture = media.path('harbour.jpg');
const other = media.path('night.jpg');

test.beforeAll(async () => {
  await makePicture(picture, { width: 800, height: 600 });
  await makePicture(other, { width: 600, height: 800 });
});
test.afterAll(media.remove);

test('files land where they are dropped, pasted or chosen, and stay over a reload', async ({ page }) => {
  await openCreate(page);
  const tray = inputs(page);
  await hand(tray.getByRole('button', { name: 'Last frame' }), 'drop', 'end.png');
  await expect(tray.getByRole('button', { name: 'Remove last frame' })).toBeVisible();
  await hand(page.getByRole('form', { name: 'Video' }), 'paste', 'opening.png');
  await expect(tray.getByRole('button', { name: 'Remove first frame' })).toBeVisible();
  await expect(tray.getByText('512×512')).toHaveCount(2);
  await expect(tray.getByRole('status')).toHaveText(/(opening|end)\.png is uploaded\./);

  await tray.getByRole('button', { name: 'Make these references instead' }).click();
  await expect(tray.getByRole('listitem').nth(0)).toContainText('opening.png');
  await page.reload();
  await expect(tray.getByRole('listitem').nth(0)).toContainText('image 1');
  await expect(tray.getByRole('listitem').nth(1)).toContainText('end.png');
});

test('everything goes by keyboard: add, move, change the role, remove, undo', async ({ page }) => {
  await openCreate(page);
  const tray = inputs(page);
  await choose(page, 'References', [picture, other]);
  await expect(tray.getByText('600×800')).toBeVisible();

  await tray.getByRole('button', { name: 'More for image 2' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move earlier' }).press('Enter');
  await expect(tray.getByRole('listitem').nth(0)).toContainText('night.jpg');

  await tray.getByRole('button', { name: 'More for image 1' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Last frame' }).press('Enter');
  await expect(tray.getByRole('button', { name: 'Remove first frame' })).toBeVisible();

  await tray.getByRole('button', { name: 'Remove last frame' }).press('Enter');
  await expect(tray.getByRole('button', { name: 'Last frame', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(tray.getByRole('button', { name: 'Remove last frame' })).toBeVisible();
});

test('what the same places hold already is replaced, and comes back', async ({ page }) => {
  await openCreate(page);
  const tray = inputs(page);
  await choose(page, 'First frame', picture);
  await expect(tray.getByText('800×600')).toBeVisible();
  await tray.getByRole('button', { name: 'Make this a reference instead' }).click();
  await tray.getByRole('button', { name: 'Make this the first frame instead' }).click();
  await choose(page, 'Last frame', other);
  await expect(tray.getByText('600×800')).toBeVisible();
  await expect(tray.getByRole('button', { name: 'Remove first frame' })).toBeVisible();
});

test('an upload that fails is tried again, and one that a reload cut is not forgotten', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED/);
  await openCreate(page);
  const tray = inputs(page);
  await page.route(`**${paths.api.upload()}`, (route) => route.abort());
  await choose(page, 'First frame', picture);
  await expect(tray.getByText('The studio did not answer. Try again.', { exact: true })).toBeVisible();
  await page.unroute(`**${paths.api.upload()}`);
  await tray.getByRole('button', { name: 'Try again' }).click();
  await expect(tray.getByText('800×600')).toBeVisible();

  await page.route(`**${paths.api.upload()}`, () => {});
  await choose(page, 'Last frame', other);
  await expect(tray.getByRole('progressbar')).toBeVisible();
  await page.reload();
  const chooser = page.waitForEvent('filechooser');
  await tray.getByRole('button', { name: 'Choose a file' }).click();
  await page.unroute(`**${paths.api.upload()}`);
  await (await chooser).setFiles(other);
  await expect(tray.getByText('600×800')).toBeVisible();
});

test('a file that lies about its type is named as what it is', async ({ page }) => {
  await openCreate(page);
  const chooser = page.waitForEvent('filechooser');
  await inputs(page).getByRole('button', { name: 'First frame' }).click();
  await page.getByRole('menuitem', { name: 'Upload from this device' }).click();
  await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await expect(
    inputs(page).getByText('This is no picture, video or sound that the studio can read.', { exact: true }),
  ).toBeVisible();
  // The words, and not the button that removes the file.
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A harbour at night');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('list', { name: 'Problems with the inputs' })).toBeFocused();
});

test('a link is taken unchecked, from a window apart from the composer', async ({ page }) => {
  await openCreate(page);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A lighthouse at dusk');
  await inputs(page).getByRole('button', { name: 'References' }).click();
  await page.getByRole('menuitem', { name: 'Use a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use a link' });
  const field = dialog.getByRole('textbox');
  await field.fill('not a link');
  await field.press('ControlOrMeta+Enter');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/whole link/);
  await field.fill('https://example.com/clip.mp4');
  await expect(dialog.getByRole('radio', { name: 'Reference video' })).toBeChecked();
  await field.press('Enter');
  await expect(inputs(page).getByText('Link, not checked')).toBeVisible();
  expect((await (await page.request.get(paths.api.takes())).json()).takes).toEqual([]);
});

test('the library offers what the team has, once more', async ({ page }) => {
  await openCreate(page);
  const tray = inputs(page);
  await choose(page, 'First frame', picture);
  await expect(tray.getByText('800×600')).toBeVisible();
  await tray.getByRole('button', { name: 'Remove first frame' }).click();
  await tray.getByRole('button', { name: 'References' }).click();
  await page.getByRole('menuitem', { name: 'Choose from the library' }).click();
  await page.getByRole('button', { name: 'harbour.jpg' }).click();
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(tray.getByRole('button', { name: 'Remove image 1' })).toBeVisible();
});

test.describe('on a phone, in both themes', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('axe finds nothing in the tray and its windows', async ({ page }) => {
    await openCreate(page);
    await choose(page, 'References', [picture, other]);
    await expect(inputs(page).getByText('600×800')).toBeVisible();
    await expectAccessible(page);
    await inputs(page).getByRole('button', { name: 'More for image 1' }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Crop…' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: '16:9' }).check();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await inputs(page).getByRole('button', { name: 'Add' }).click();
    await page.getByRole('menuitem', { name: 'Choose from the library' }).click();
    await expect(page.getByRole('button', { name: 'harbour.jpg' })).toBeVisible();
    await expectAccessible(page);
  });
});
