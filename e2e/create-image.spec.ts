import { makePicture } from '#lib/assets/test-media.ts';
import { paths } from '#lib/paths.ts';
import type { TakePage } from '#lib/tasks/take-page-view.ts';
import { expectAccessible } from './accessible.ts';
import { expect, signedOut, test } from './test.ts';
import { choose, inputs, mediaFolder, openCreate } from './tray.ts';

test.use(signedOut);

const media = await mediaFolder();
const pictures = ['one', 'two', 'three', 'four'].map((name) => media.path(`${name}.jpg`));

test.beforeAll(async () => {
  for (const [seed, path] of pictures.entries()) await makePicture(path, { width: 600, height: 400, seed });
});
test.afterAll(media.remove);

test('pictures from words stand side by side, and one of them is edited beside what it was', async ({
  page,
}) => {
  await openCreate(page, 'image');
  const stage = page.getByRole('region', { name: 'Stage' });
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await stage.getByRole('button', { name: /^A red door in deep snow/ }).click();
  await expect(prompt).toHaveValue(/^A red door/);
  await page.getByRole('radio', { name: /^16:9/ }).check();
  await page.getByLabel('Number of takes').selectOption('2');
  await expect(page.getByRole('button', { name: /Estimated price: USD 0\.08/ })).toBeVisible();
  await page.getByRole('button', { name: 'Generate' }).click();

  await stage.getByRole('button', { name: /^Take 2 of 2/ }).click();
  await expect(stage.getByText('USD 0.04 billed')).toBeVisible({ timeout: 45_000 });
  await expect(stage.getByText('Stored and checked')).toBeVisible();
  await stage.getByRole('button', { name: 'All 2' }).click();
  await stage.getByRole('button', { name: /^Take 1 of 2/ }).click();
  await stage.getByRole('button', { name: 'Use as' }).click();
  await page.getByRole('menuitem', { name: 'Picture to edit' }).click();

  await expect(inputs(page).getByRole('button', { name: 'Remove image 1' })).toBeVisible();
  await expect(prompt).toHaveValue(/^A red door/);
  await prompt.fill('Make the door blue. ');
  await page.getByRole('button', { name: 'Put into the prompt: image 1' }).click();
  await expect(prompt).toHaveValue('Make the door blue. image 1');
  await page.getByLabel('Number of takes').selectOption('1');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(stage.getByRole('radio', { name: 'Wipe' })).toBeVisible({ timeout: 45_000 });

  const { takes }: TakePage = await (await page.request.get(`${paths.api.takes()}?stacks=open`)).json();
  expect(takes.map(({ model, prompt: words }) => [model, words.slice(0, 8)])).toEqual([
    ['kontext', 'Make the'],
    ['kontext', 'A red do'],
    ['kontext', 'A red do'],
  ]);
});

test('what a model does not take is said in the form, with what can be done', async ({ page }) => {
  await openCreate(page, 'image');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('Warmer light');
  await expect(page.getByText('Exact pixels are for Flex and Pro.')).toBeVisible();
  await page.getByRole('radio', { name: /^Pro/ }).check();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Pro edits: add a picture.')).toBeVisible();

  await choose(page, 'Pictures to edit', pictures);
  await expect(inputs(page).getByText('600×400')).toHaveCount(4);
  await expect(page.getByText('Pro takes 3 pictures at most; there are 4.')).toBeVisible();
  await inputs(page).getByRole('button', { name: 'Remove image 4' }).click();
  await expect(page.getByText('Pro takes 3 pictures at most')).toBeHidden();

  await page.getByRole('textbox', { name: 'Width' }).fill('2000');
  await page.getByRole('textbox', { name: 'Height' }).fill('512');
  await expect(page.getByText(/Each side must be 256 to 1536 pixels/)).toBeVisible();
  await page.getByRole('radio', { name: /^Kontext/ }).check();
  await expect(page.getByText(/Each side must be/)).toBeHidden();
  await page.getByRole('radio', { name: /^Pro/ }).check();
  await page.getByRole('radio', { name: /^4:3/ }).check();
  await expect(page.getByRole('textbox', { name: 'Width' })).toHaveValue('1152');

  await page.getByText('Advanced').click();
  await expect(page.getByText('Only Kontext has it.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep one seed' }).click();
  await expect(page.getByText('1 changed')).toBeVisible();
  await page.reload();
  await expect(prompt).toHaveValue('Warmer light');
  await expect(page.getByText('1 changed')).toBeVisible();
  await expect(inputs(page).getByRole('button', { name: 'Remove image 3' })).toBeVisible();
});

for (const tool of ['image', 'reference-video', 'speech'] as const) {
  test.describe(`${tool} on a phone`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      contextOptions: { reducedMotion: 'reduce' },
    });
    test('axe finds nothing, and nothing runs over the edge', async ({ page }) => {
      await openCreate(page, tool);
      await page.getByText('Advanced').click();
      await expectAccessible(page);
    });
  });
}

test('what is typed before the page has come to life is kept, beside the draft that was there', async ({
  page,
}) => {
  await openCreate(page, 'image');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  for (const words of ['A kite over the dunes', 'at dawn']) {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await prompt.fill(words);
    scripts.resolve();
    await page.waitForLoadState('networkidle');
    await page.unrouteAll({ behavior: 'wait' });
    await expect(prompt).toHaveValue(new RegExp(`${words}$`));
  }
  await expect(prompt).toHaveValue('A kite over the dunes\nat dawn');
});
