import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { makePerson, signIn } from './person.ts';
import { addProject, addTakes, uploadPicture } from './takes.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

/** What a Chinese page says as everybody says it: the brand, names of models, voices and formats, money and units. */
const namesOfThings =
  /\b(Rushes|English|Webhook|H3|Max|Kontext|Flex|Pro|Flash|Multilingual|USD|MP3|PCM|WAV|FLAC|PNG|JPG|WEBP|HEIC|HEIF|MP4|MOV|AIGC|HTTP|HTTPS|JSON|Ctrl|Shift|Chrome|Headless|Chromium|Linux|kHz|kbit|fps|MB|KB|GB|Bo|Person|Santa|Claus|Charming|Lady|Sweet|Girl|Cute|Elf|Attractive|Serene|Woman)\b/g;

/** Sentences that are still English: two words in a row, in a text or a label, where it is not content of people's own. */
function englishOn(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const isOwn = (element: Element | null) =>
      element?.closest('[translate=no],code,kbd,script,style,textarea,[lang=en],nextjs-portal') !== null;
    const said = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!isOwn(parentElement)) said.push(textContent ?? '');
    }
    const labels = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
    for (const element of document.querySelectorAll(labels.map((label) => `[${label}]`).join())) {
      if (!isOwn(element)) said.push(...labels.map((label) => element.getAttribute(label) ?? ''));
    }
    const pattern = new RegExp(names, 'g');
    return said.filter((words) => /[A-Za-z]{2,}[ ,.’']+[A-Za-z]{2,}/.test(words.replace(pattern, ' ')));
  }, namesOfThings.source);
}

test('the studio speaks Chinese from the moment it is chosen', async ({ page }) => {
  const person = await makePerson();
  await signIn(page, person);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.waitForLoadState('networkidle');
  await page.getByRole('radio', { name: '中文' }).check();
  await expect(page.getByRole('heading', { name: '个人资料' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'zh-Hans');

  const assetId = await uploadPicture(page, { width: 640, height: 360 });
  const [takeId = ''] = await addTakes(person, [
    { tool: 'image', prompt: '黄昏的灯塔', assetId },
    { prompt: '雨夜的街道', state: 'cancelled' },
  ]);
  const projectId = await addProject(person, '灯塔', [takeId]);
  const pages = [
    paths.create('video'),
    paths.gallery(),
    paths.take(takeId),
    paths.projects(),
    paths.project(projectId),
    paths.team(),
    paths.webhooks(),
    paths.notices(),
    paths.voices(),
    paths.account(),
  ];
  for (const path of pages) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(html).toHaveAttribute('lang', 'zh-Hans');
    expect(await englishOn(page), path).toEqual([]);
  }
});
