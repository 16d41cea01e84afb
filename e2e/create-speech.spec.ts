import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import type { TakePage } from '#lib/tasks/take-page-view.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { expect, signedOut, test } from './test.ts';
import { openCreate } from './tray.ts';

test.use(signedOut);

const words = 'The ferry leaves at nine. Please stay behind the yellow line until the doors have opened.';

function textOf(page: Page) {
  return page.getByRole('textbox', { name: 'The text' });
}

async function newestTake(page: Page): Promise<TakeDetail> {
  const { takes }: TakePage = await (await page.request.get(paths.api.takes())).json();
  return (await page.request.get(paths.api.take(takes[0]?.id ?? ''))).json();
}

test('a line is heard while it is spoken, and then it is there to be heard again', async ({ page }) => {
  await openCreate(page, 'speech');
  let spoken = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/speak')) spoken += 1;
  });
  await textOf(page).fill(words);
  await expect(page.getByRole('button', { name: /Estimated price: USD 0\.0089/ })).toBeVisible();
  await textOf(page).press('Control+Enter');
  const stage = page.getByRole('region', { name: 'Stage' });
  await expect(stage.getByText('Speaking now')).toBeVisible({ timeout: 45_000 });
  await stage.getByRole('button', { name: 'Stop listening' }).click();
  await expect(stage.getByText('Stored and checked')).toBeVisible({ timeout: 45_000 });
  await expect(stage.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(stage.getByText('USD 0.0089 billed')).toBeVisible();

  const take = await newestTake(page);
  expect(take.media).toMatchObject({ kind: 'audio', format: 'mp3' });
  expect(take.media?.durationSeconds).toBeGreaterThan(2);
  await page.reload();
  await expect(stage.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(spoken).toBe(1);
  // Whoever asks once more is told that it was sent: nothing is paid for twice.
  const again = await page.request.post(paths.api.speakTake(take.id), {
    headers: { origin: new URL(page.url()).origin },
  });
  expect(again.status()).toBe(409);
});

test('the next line goes on from the one before, by its words and its id', async ({ page }) => {
  await openCreate(page, 'speech');
  await page.getByRole('radio', { name: /^Multilingual/ }).check();
  await expect(page.getByText('Only Flash can be heard while it is spoken.')).toBeVisible();
  await textOf(page).fill(words);
  await page.getByRole('button', { name: 'Speak' }).click();
  const stage = page.getByRole('region', { name: 'Stage' });
  await expect(stage.getByText('Stored and checked')).toBeVisible({ timeout: 45_000 });
  const { sampleId } = await newestTake(page);

  await page.getByRole('button', { name: 'Go on from the last take' }).click();
  await expect(page.getByText(/^Goes on from/)).toContainText('have opened.');
  await textOf(page).fill('Thank you, and mind the gap.');
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(stage.getByRole('article', { name: /Thank you/ }).getByText('Stored and checked')).toBeVisible(
    {
      timeout: 45_000,
    },
  );
  const { input } = await newestTake(page);
  expect(input).toMatchObject({ previousText: words, previousRequestIds: [sampleId] });
  await page.getByRole('button', { name: 'Do not go on from it' }).click();
  await expect(page.getByText(/^Goes on from/)).toBeHidden();
});

test('what the vendor refuses comes back into the form, and nothing that was typed is lost', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/400|Failed to load resource/);
  await openCreate(page, 'speech');
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(page.getByText('Write what is to be said.')).toBeVisible();
  await expect(textOf(page)).toBeFocused();

  await textOf(page).fill(words);
  await page.getByText('Advanced').click();
  await page.getByRole('button', { name: 'Add' }).last().click();
  await page.getByRole('textbox', { name: /pronunciation dictionaries 1/ }).fill('nonsense');
  await expect(page.getByText(/"nonsense": must be dictionary id\/version id/)).toBeVisible();
  await page.getByRole('button', { name: /^Remove .* dictionaries 1/ }).click();
  await expect(page.getByText(/"nonsense"/)).toBeHidden();

  await page.getByRole('button', { name: /^Voice: / }).click();
  await page.getByRole('combobox', { name: 'Search voices, or type an id' }).fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Voice: / })).toContainText('nobody');
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /voice/i }).first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(textOf(page)).toHaveValue(words);
});
