import type { Locator, Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { makePerson, type Person, signIn } from './person.ts';
import { addTakes, uploadClip, uploadSound } from './takes.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

const tiles = (page: Page) => page.getByRole('list', { name: 'Takes' }).getByRole('link');
const position = (page: Page) => page.getByRole('slider', { name: 'Position' });

async function openGallery(page: Page): Promise<Person> {
  const person = await makePerson();
  await signIn(page, person, paths.gallery());
  return person;
}

/** Opens a take and waits until its keys work. */
async function openTake(page: Page, id: string): Promise<void> {
  await page.goto(paths.take(id));
  await page.waitForLoadState('networkidle');
}

const secondsOf = async (slider: Locator) => Number(await slider.getAttribute('aria-valuenow'));

const chapters = [
  { title: 'The wind', startSeconds: 0 },
  { title: 'The letter', startSeconds: 4 },
  { title: 'Morning', startSeconds: 9 },
];

test('sounds are waveforms, fetched once; space plays one at a time where it lies', async ({ page }) => {
  const person = await openGallery(page);
  const assetId = await uploadSound(page, 6);
  const [one = '', two = ''] = await addTakes(
    person,
    ['Good evening', 'Good night', 'Good morning'].map((prompt, index) => ({
      tool: 'speech',
      prompt,
      assetId,
      createdAt: new Date(Date.now() - index * 60_000),
    })),
  );
  let fetched = 0;
  page.on('request', (request) => {
    if (request.url().includes('peaks.json')) fetched += 1;
  });
  await page.reload();
  await expect(tiles(page)).toHaveCount(3);
  await expect(tiles(page).first()).toContainText('0:06');
  await expect(tiles(page).first().locator('path').last()).toHaveAttribute('d', /M1 .*V/);
  await page.waitForLoadState('networkidle');
  expect(fetched).toBe(1);

  await tiles(page).first().focus();
  await page.keyboard.press(' ');
  const sound = page.locator(`[data-take="${one}"] audio`);
  await expect(sound).toHaveJSProperty('paused', false);
  await expect
    .poll(() => sound.evaluate((element) => (element as HTMLAudioElement).currentTime))
    .toBeGreaterThan(0.2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(page.locator(`[data-take="${two}"] audio`)).toHaveJSProperty('paused', false);
  await expect(page.locator('audio')).toHaveCount(1);
  await page.keyboard.press(' ');
  await expect(page.locator('audio')).toHaveCount(0);
});

test('hovering plays a sound, and leaving stops it', async ({ page }) => {
  const person = await openGallery(page);
  const assetId = await uploadSound(page, 6);
  await addTakes(person, [
    { tool: 'speech', assetId },
    { tool: 'enhance', resultText: 'A text' },
  ]);
  await page.reload();
  const tile = page.locator('[data-take]').filter({ hasText: '0:06' });
  await page.getByRole('searchbox').click();
  await tile.hover();
  await expect(tile.locator('audio')).toHaveJSProperty('paused', false);
  await page.getByRole('searchbox').hover();
  await expect(page.locator('audio')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a sound has a button of its own in its tile', async ({ page }) => {
    const person = await openGallery(page);
    const assetId = await uploadSound(page, 6);
    await addTakes(person, [{ tool: 'speech', prompt: 'Good evening', assetId }]);
    await page.reload();
    await page.getByRole('button', { name: 'Play: Good evening' }).tap();
    await expect(page.locator('audio')).toHaveJSProperty('paused', false);
    await page.getByRole('button', { name: 'Pause: Good evening' }).tap();
    await expect(page.locator('audio')).toHaveCount(0);
    await tiles(page).first().tap();
    await expect(position(page)).toBeVisible();
    await expectAccessible(page);
  });
});

test('a sound is heard closely: keys, clicks, speed and its exact length', async ({ page }) => {
  const person = await openGallery(page);
  const assetId = await uploadSound(page, 12);
  const [id = ''] = await addTakes(person, [{ tool: 'speech', prompt: 'Good evening', assetId }]);
  await openTake(page, id);
  const sound = page.locator('audio');
  const slider = position(page);
  await expect(slider).toHaveAttribute('aria-valuemax', '12');
  await expect(page.getByText('0:12.000, WAV')).toBeVisible();

  await page.keyboard.press(' ');
  await expect(sound).toHaveJSProperty('paused', false);
  await expect.poll(() => secondsOf(slider)).toBeGreaterThan(0.2);
  await page.keyboard.press(' ');
  await expect(sound).toHaveJSProperty('paused', true);

  const box = await slider.boundingBox();
  if (!box) throw new Error('no waveform');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => secondsOf(slider)).toBeCloseTo(6, 1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => secondsOf(slider)).toBeCloseTo(7, 1);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:06\.[89] of 0:12\.0$/);
  await page.keyboard.press('Home');
  await expect.poll(() => secondsOf(slider)).toBe(0);
  // The arrows were the waveform's: the take has not changed.
  await expect(page).toHaveURL(paths.take(id));

  const speed = page.getByRole('button', { name: /^Speed/ });
  for (const rate of [1.25, 1.5, 2, 0.5, 0.75, 1]) {
    await speed.click();
    await expect(sound).toHaveJSProperty('playbackRate', rate);
  }
});

test('a part is marked by dragging or by keys, moved by its edges, and played round', async ({ page }) => {
  const person = await openGallery(page);
  const assetId = await uploadSound(page, 10);
  const [id = ''] = await addTakes(person, [{ tool: 'speech', assetId }]);
  await openTake(page, id);
  const lane = page.getByRole('group', { name: 'Looped part' });
  const box = await lane.boundingBox();
  if (!box) throw new Error('no lane');
  await page.mouse.move(box.x + box.width * 0.2, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.4, box.y + 5, { steps: 4 });
  await page.mouse.up();
  const [from, to] = [
    page.getByRole('slider', { name: 'Loop from' }),
    page.getByRole('slider', { name: 'Loop to' }),
  ];
  await expect.poll(() => secondsOf(from)).toBeCloseTo(2, 0);
  await expect.poll(() => secondsOf(to)).toBeCloseTo(4, 0);
  await to.focus();
  const before = await secondsOf(to);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => secondsOf(to)).toBeLessThan(before);
  await expect(page.getByRole('button', { name: 'Loop (R)' })).toHaveAttribute('aria-pressed', 'true');

  // It starts inside the part, although the position lies before it, and comes back to its start.
  await page.keyboard.press('k');
  const sound = page.locator('audio');
  await expect(sound).toHaveJSProperty('paused', false);
  const [start, end] = [await secondsOf(from), await secondsOf(to)];
  let [last, rounds] = [0, 0];
  await expect
    .poll(
      async () => {
        const at = await sound.evaluate((element) => (element as HTMLAudioElement).currentTime);
        expect(at).toBeGreaterThan(start - 0.1);
        expect(at).toBeLessThan(end + 0.5);
        if (at < last) rounds += 1;
        last = at;
        return rounds;
      },
      { intervals: [100] },
    )
    .toBe(2);
  await page.keyboard.press('k');

  await page.getByRole('button', { name: 'Loop no part' }).click();
  await expect(from).toBeHidden();
  await position(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('i');
  await expect.poll(() => secondsOf(from)).toBeCloseTo(9, 0);
});

test('a narration is gone through by its chapters', async ({ page }) => {
  const person = await openGallery(page);
  const assetId = await uploadSound(page, 12);
  const [id = ''] = await addTakes(person, [
    {
      tool: 'narration',
      prompt: 'A long night',
      assetId,
      chapters,
      input: { voiceId: 'audiobook_male_1', speed: 1.1 },
    },
  ]);
  await openTake(page, id);
  const list = page.getByRole('region', { name: 'Chapters' });
  await expect(list.getByRole('button', { name: 'The wind' })).toHaveAttribute('aria-current', 'true');
  await list.getByRole('button', { name: 'The letter' }).click();
  await expect.poll(() => secondsOf(position(page))).toBeCloseTo(4, 1);
  await expect(list.getByRole('button', { name: 'The letter' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('n');
  await expect.poll(() => secondsOf(position(page))).toBeCloseTo(9, 1);
  await page.getByRole('button', { name: 'Chapter back (P)' }).click();
  await expect.poll(() => secondsOf(position(page))).toBeCloseTo(4, 1);

  await expect(page.getByText('Audiobook man')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Text', exact: true })).toBeVisible();
});

test('kinds are chips, and a tool is chosen within its kind', async ({ page }) => {
  const person = await openGallery(page);
  const [sound, clip] = [await uploadSound(page), await uploadClip(page)];
  await addTakes(person, [
    { tool: 'speech', prompt: 'A line', assetId: sound },
    { tool: 'narration', prompt: 'A book', assetId: sound },
    { tool: 'video', prompt: 'A film', assetId: clip },
  ]);
  await page.reload();
  await expect(tiles(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Sounds' }).click();
  await expect(page).toHaveURL(paths.gallery('kind=audio'));
  await expect(tiles(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Filter by…').fill('narra');
  await page.getByRole('option', { name: 'Narration' }).click();
  await expect(page).toHaveURL(paths.gallery('kind=audio&tool=narration'));
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Videos' }).click();
  await expect(page).toHaveURL(paths.gallery('kind=video'));
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Texts' }).click();
  await expect(page.getByText('No take matches')).toBeVisible();
});

test('a sound becomes the reference audio of a video', async ({ page }) => {
  const person = await openGallery(page);
  const assetId = await uploadSound(page, 4);
  const [id = ''] = await addTakes(person, [{ tool: 'speech', assetId }]);
  await openTake(page, id);
  await page.getByRole('button', { name: 'Use as' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Reference audio', 'Sound track']);
  await page.getByRole('menuitem', { name: 'Reference audio' }).click();
  await page.waitForURL(/\/create\/video/);
  await expect(page.getByText('sound.wav').first()).toBeVisible();
});

test('axe finds nothing where sounds are', async ({ page }) => {
  const person = await openGallery(page);
  const assetId = await uploadSound(page, 12);
  const [id = ''] = await addTakes(person, [{ tool: 'narration', assetId, chapters }]);
  await page.reload();
  await expect(tiles(page)).toHaveCount(1);
  await expectAccessible(page);
  await openTake(page, id);
  await page.keyboard.press('i');
  await expect(page.getByRole('slider', { name: 'Loop from' })).toBeVisible();
  await expectAccessible(page);
});
