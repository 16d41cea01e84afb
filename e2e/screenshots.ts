import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '#lib/launch/chromium.ts';
import { paths } from '#lib/paths.ts';
import { expectStored, generate, setUpStudio, stagedTake, writePrompt } from './actions.ts';
import { startStudio } from './studio.ts';

/** `npm run screenshots`: the pictures of the README, taken from a running studio so that they stay true. */
const folder = join(import.meta.dirname, 'screenshots');

const takes = [
  ['A night train crosses a stone bridge in falling snow, steam lit from below.', '16:9'],
  ['A paper boat drifts along a gutter after rain, leaves turning around it.', '9:16'],
  ['Macro shot of a watchmaker setting a tiny gear by lamplight.', '1:1'],
  ['A red kite climbs over white dunes at dawn, slow drone shot.', '21:9'],
  ['Steam over a noodle stall at night, the cook laughs.', '4:3'],
  ['An orange cat walks along a balcony rail above a night market.', '3:4'],
  ['Wind moves through a field of barley, a storm far behind.', '16:9'],
  ['A lighthouse at dusk in heavy rain. The lamp sweeps across the sea.', '16:9'],
] as const;

const pictures = [
  'A red door in a snowy village at blue hour',
  'A city of glass at night after the rain, violet light',
] as const;
const line = 'The tide turns at six. Be on the quay before the bell, and bring the lantern.';

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const studio = await startStudio({ SANDBOX_SECONDS: '0' });
try {
  await mkdir(folder, { recursive: true });
  const desk = await browser.newContext({
    baseURL: studio.url,
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
  });
  const page = await desk.newPage();
  await setUpStudio(page);
  await makeTakes(page);
  await take(page, 'create');
  await makePictures(page);
  await speak(page);
  await page.goto(paths.create('narration'));
  await page
    .getByRole('button', { name: /example/i })
    .first()
    .click();
  await take(page, 'narration');
  await page.goto(paths.voices());
  await take(page, 'voices');

  await page.goto(paths.gallery());
  await page.waitForFunction(
    (count) => document.querySelectorAll('main a img').length === count,
    takes.length + pictures.length,
    { timeout: 30_000 },
  );
  await take(page, 'gallery');
  await page
    .locator('main a')
    .filter({ has: page.locator('img') })
    .nth(pictures.length)
    .click();
  await page.getByText('What happened').waitFor();
  await take(page, 'take');

  const phone = await browser.newContext({
    baseURL: studio.url,
    colorScheme: 'light',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    storageState: await desk.storageState(),
  });
  const small = await phone.newPage();
  await small.goto(paths.gallery());
  await take(small, 'phone');
} finally {
  await browser.close();
  await studio.remove();
}

async function makePictures(page: Page): Promise<void> {
  for (const prompt of pictures) {
    await page.goto(paths.create('image'));
    await page.waitForLoadState('networkidle');
    await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
    await generate(page);
    await expectStored(stagedTake(page, prompt));
  }
}

async function speak(page: Page): Promise<void> {
  await page.goto(paths.create('speech'));
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: 'The text' }).fill(line);
  await page.getByRole('button', { name: 'Speak' }).click();
  await expectStored(stagedTake(page, line));
}

async function makeTakes(page: Page): Promise<void> {
  for (const [prompt, ratio] of takes) {
    await writePrompt(page, prompt);
    await page.getByRole('radio', { name: ratio }).check({ force: true });
    await generate(page);
    await stagedTake(page, prompt).waitFor();
  }
  const [last] = takes[takes.length - 1] ?? [''];
  await page.getByRole('button', { name: `Done: ${last}` }).click({ timeout: 120_000 });
  await expectStored(stagedTake(page, last));
  // A frame from the middle, not the first.
  await page.locator('article video').evaluate(async (video) => {
    if (!(video instanceof HTMLVideoElement)) return;
    video.currentTime = 2;
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  });
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
}
