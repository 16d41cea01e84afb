import { makeClip, makePicture, makeSound } from '#lib/assets/test-media.ts';
import { paths } from '#lib/paths.ts';
import type { TakePage } from '#lib/tasks/take-page-view.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { expect, signedOut, test } from './test.ts';
import { choose, inputs, mediaFolder, newestAsset, openCreate } from './tray.ts';

test.use(signedOut);

const media = await mediaFolder();
test.afterAll(media.remove);

test('clips have the order of their names, sound goes with them, and the video comes back', async ({
  page,
}) => {
  const first = await makeClip(media.path('dancer.mp4'), { seconds: 2, seed: 1 });
  const second = await makeClip(media.path('singer.mp4'), { seconds: 2, seed: 90 });
  const sound = await makeSound(media.path('song.mp3'), { seconds: 4, format: 'mp3' });
  await openCreate(page, 'reference-video');
  const tray = inputs(page);
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await choose(page, 'Reference clips', [first, second]);
  await choose(page, 'Sound track', sound);
  await expect(page.getByText(/says that sound cannot go together with reference clips/)).toBeVisible();
  await expect(tray.getByRole('listitem').nth(0)).toContainText('dancer.mp4');

  await tray.getByRole('button', { name: 'More for character2' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move earlier' }).press('Enter');
  await expect(tray.getByRole('listitem').nth(0)).toContainText('singer.mp4');
  await prompt.fill('sings in the rain');
  await prompt.press('Home');
  await page.getByRole('button', { name: 'Put into the prompt: character1' }).click();
  await expect(prompt).toHaveValue('character1 sings in the rain');

  await expect(page.getByRole('checkbox', { name: 'With sound' })).toBeDisabled();
  await expect(page.getByText('Your own sound is used.')).toBeVisible();
  await page.getByRole('group', { name: 'Size at 720P' }).getByRole('radio', { name: /^16:9/ }).check();
  await expect(page.getByRole('button', { name: /Estimated price: USD 0\.50/ })).toBeVisible();
  await page.getByRole('button', { name: 'Generate' }).click();
  const stage = page.getByRole('region', { name: 'Stage' });
  await expect(stage.locator('video')).toBeVisible({ timeout: 60_000 });
  await expect(stage.getByText('USD 0.50 billed')).toBeVisible();

  const { takes }: TakePage = await (await page.request.get(paths.api.takes())).json();
  const take: TakeDetail = await (await page.request.get(paths.api.take(takes[0]?.id ?? ''))).json();
  expect(take.inputs.map(({ role, name }) => [role, name])).toEqual([
    ['reference_clip', 'singer.mp4'],
    ['reference_clip', 'dancer.mp4'],
    ['voice_track', 'song.mp3'],
  ]);
  expect(take.media).toMatchObject({ width: 1280, height: 720 });

  // The list has room for one more, and then for none.
  for (const added of ['Added to the reference clips', 'There is no room for another reference clip']) {
    await page.goto(paths.create('reference-video', { from: take.id, as: 'reference_clip' }));
    await expect(page.getByText(added)).toBeVisible();
  }
  await expect(prompt).toHaveValue('character1 sings in the rain');
  await expect(tray.getByRole('button', { name: 'Remove character3' })).toBeVisible();
});

test('a clip that is too long is trimmed, and what has no place is refused in words', async ({ page }) => {
  test.setTimeout(150_000);
  const long = await makeClip(media.path('long.mp4'), {
    seconds: 32,
    width: 320,
    height: 256,
    framesPerSecond: 10,
    audioCodec: null,
  });
  const picture = await makePicture(media.path('no-clip.png'), { format: 'png' });
  await openCreate(page, 'reference-video');
  await choose(page, 'Reference clips', long);
  await expect(inputs(page).getByText(/A reference clip may be 30 s long at most; this is 32/)).toBeVisible();
  await inputs(page).getByRole('button', { name: 'Fix character1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fix this video' });
  await dialog.getByRole('slider', { name: 'Start' }).press('End');
  await dialog.getByRole('button', { name: 'Fix and use' }).click();
  await expect(inputs(page).getByText('long (fixed).mp4').first()).toBeVisible({ timeout: 90_000 });
  await expect(inputs(page).getByText(/may be 30 s long/)).toBeHidden();
  await expect(inputs(page).getByRole('progressbar')).toHaveCount(0);
  expect((await newestAsset(page)).durationSeconds).toBeLessThanOrEqual(30);

  await choose(page, 'Add', picture);
  await expect(page.getByText('This tool takes videos and sounds only.')).toBeVisible();
  await expect(inputs(page).getByText('no-clip.png')).toBeHidden();

  await page.getByRole('textbox', { name: 'Prompt' }).fill('a'.repeat(2003));
  await expect(
    page.getByText('The vendor cuts after 2,000 characters: the last 3 are not read.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Your take leaves in a moment')).toBeVisible();
  const leaving = page.getByRole('listitem').filter({ hasText: 'Your take leaves in a moment' });
  await leaving.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing was sent and nothing was charged.').first()).toBeVisible();
});
