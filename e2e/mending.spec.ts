import { makeClip, makePicture, makeSound } from '#lib/assets/test-media.ts';
import { expect, signedOut, test } from './test.ts';
import { choose, inputs, mediaFolder, newestAsset, openCreate } from './tray.ts';

test.use(signedOut);

const media = await mediaFolder();
test.afterAll(media.remove);

/** Encoders in a browser without a graphics card, beside the other tests. */
const encodingMs = 90_000;
test.setTimeout(150_000);

test('a WebM that is too long is cut and converted, with its sound', async ({ page }) => {
  const clip = await makeClip(media.path('long.webm'), {
    format: 'webm',
    videoCodec: 'vp9',
    audioCodec: 'opus',
    width: 384,
    height: 256,
    seconds: 17,
  });
  await openCreate(page);
  await choose(page, 'References', clip);
  await expect(inputs(page).getByText('A video may be 15 s long at most; this is 17')).toBeVisible();
  await inputs(page).getByRole('button', { name: 'Fix video 1' }).click();

  const dialog = page.getByRole('dialog', { name: 'Fix this video' });
  await dialog.getByRole('slider', { name: 'End' }).press('Shift+ArrowLeft');
  await expect(dialog.getByText('14 s kept')).toBeVisible();
  await dialog.getByRole('slider', { name: 'Start' }).press('End');
  await expect(dialog.getByText('2 s kept')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fix and use' }).click();
  await expect(inputs(page).getByText('long (fixed).mp4').first()).toBeVisible({ timeout: encodingMs });
  await expect(inputs(page).getByRole('progressbar')).toHaveCount(0);
  await expect(inputs(page).getByRole('list', { name: 'Problems' })).toHaveCount(0);

  const made = await newestAsset(page);
  expect(made).toMatchObject({ format: 'mp4', videoCodec: 'avc', audioCodec: 'aac' });
  // A WebM's time stamps are whole milliseconds.
  expect(made.framesPerSecond).toBeCloseTo(24, 1);
  expect(made.durationSeconds).toBeCloseTo(2, 0);
});

test('a video becomes one that can be mastered: 24 fps, multiples of 32, with a sound track', async ({
  page,
}) => {
  const clip = await makeClip(media.path('silent.mp4'), {
    width: 640,
    height: 360,
    seconds: 5,
    framesPerSecond: 30,
    audioCodec: null,
  });
  await openCreate(page, 'master');
  await page.getByRole('radio', { name: 'An uploaded video' }).check();
  await choose(page, 'Video to master', clip);
  await inputs(page).getByRole('button', { name: 'Fix video to master' }).click();
  await page.getByRole('button', { name: 'Fix and use' }).click();
  await expect(inputs(page).getByText('silent (fixed).mp4').first()).toBeVisible({ timeout: encodingMs });
  await expect(inputs(page).getByText('×').filter({ hasText: 'MB' })).toBeVisible();
  const made = await newestAsset(page);
  expect(made).toMatchObject({ framesPerSecond: 24, frameCount: 120, audioCodec: 'aac' });
  expect([(made.width ?? 1) % 32, (made.height ?? 1) % 32]).toEqual([0, 0]);
});

test('a panorama is cropped where the arrow keys put the frame', async ({ page }) => {
  const picture = await makePicture(media.path('panorama.jpg'), { width: 2000, height: 400 });
  await openCreate(page);
  await choose(page, 'First frame', picture);
  await inputs(page).getByRole('button', { name: 'Fix first frame' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fix this image' });
  const frame = dialog.getByRole('button', { name: 'Crop frame, 1000 by 400 pixels' });
  const before = await frame.boundingBox();
  await frame.press('ArrowLeft');
  expect((await frame.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await dialog.getByRole('button', { name: 'Fix and use' }).click();
  await expect(inputs(page).getByText('1000×400')).toBeVisible();
  expect(await newestAsset(page)).toMatchObject({ width: 1000, height: 400, format: 'jpeg' });
});

for (const format of ['mp3', 'wav'] as const) {
  test(`a song as ${format} is cut to exactly the allowed length, and cancelling leaves it`, async ({
    page,
  }) => {
    const song = await makeSound(media.path(`song.${format}`), { format, seconds: 20 });
    await openCreate(page);
    await choose(page, 'References', song);
    await inputs(page).getByRole('button', { name: 'Fix audio 1' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(inputs(page).getByText('An audio file may be 15 s long at most')).toBeVisible();
    await inputs(page).getByRole('button', { name: 'Fix audio 1' }).click();
    await page.getByRole('button', { name: 'Fix and use' }).click();
    await expect(inputs(page).getByText('song (fixed).wav').first()).toBeVisible({ timeout: encodingMs });
    await expect(inputs(page).getByText('MB')).toBeVisible();
    expect(await newestAsset(page)).toMatchObject({ format: 'wav', kind: 'audio' });
  });
}
