import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { changeRole, makePerson, type Person, signIn } from './person.ts';
import { addTakes } from './takes.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

const tiles = (page: Page) => page.getByRole('list', { name: 'Takes' }).getByRole('link');
const bar = (page: Page) => page.getByRole('region', { name: 'Selected takes' });
const dayMs = 86_400_000;

/** One take a day, the newest first: take 0 is of today. */
function daily(person: Person, count: number): Promise<string[]> {
  const now = Date.now();
  return addTakes(
    person,
    Array.from({ length: count }, (_, at) => ({
      prompt: `Take ${at}`,
      tool: 'enhance' as const,
      resultText: `Text ${at}`,
      createdAt: new Date(now - at * dayMs),
    })),
  );
}

async function openGallery(page: Page, count: number): Promise<{ person: Person; ids: string[] }> {
  const person = await makePerson();
  const ids = await daily(person, count);
  await signIn(page, person, paths.gallery());
  await page.waitForLoadState('networkidle');
  return { person, ids };
}

test('takes are selected by keyboard across pages, decided about, and taken back', async ({ page }) => {
  const { ids } = await openGallery(page, 130);
  await tiles(page).first().focus();
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('1 selected');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(bar(page)).toContainText('2 selected');

  // Far down, beyond the page that the server sent, a range from the first selected one takes everything between.
  const last = page.locator(`[data-take="${ids[120]}"]`);
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(last).toBeAttached({ timeout: 100 });
  }).toPass();
  await last.click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('121 selected');

  await page.keyboard.press('2');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Approved' }).getByText('Takes: 121'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(last).not.toContainText('Approved');
});

test('a jump to a date leads there, and a reload keeps the place', async ({ page }) => {
  const { ids } = await openGallery(page, 200);
  const day = new Date(Date.now() - 150 * dayMs);
  await tiles(page).first().focus();
  await page.getByRole('button', { name: 'Jump to a date' }).press('Enter');
  await page.getByLabel('Day').fill(day.toLocaleDateString('sv'));
  const there = page.locator(`[data-take="${ids[150]}"]`);
  await expect(there).toBeInViewport();
  // What is newer is above it, and what is older below.
  await there.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(`[data-take="${ids[149]}"]`)).toBeFocused();

  await page.waitForLoadState('networkidle');
  const before = await there.boundingBox();
  await page.reload();
  await expect(there).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await there.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(60);
  await page.keyboard.press('Home');
  await expect(page.locator(`[data-take="${ids[149]}"]`)).toBeAttached();
});

test('the bin takes and gives back; a reviewer may decide, and throws nothing away', async ({ page }) => {
  const { person, ids } = await openGallery(page, 3);
  const first = page.locator(`[data-take="${ids[0]}"]`);
  await first.focus();
  await page.keyboard.press('Delete');
  await expect(first).toBeHidden();
  await expect(page.getByText('Put into the bin, for 30 days')).toBeVisible();
  await page.goto(paths.gallery('shelf=bin'));
  await expect(page.getByText('30 days left')).toBeVisible();
  await first.focus();
  await page.keyboard.press('x');
  await bar(page).getByRole('button', { name: 'Put back into the gallery' }).click();
  await expect(first).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await changeRole(person, 'reviewer');
  await page.goto(paths.gallery());
  await page.waitForLoadState('networkidle');
  await first.focus();
  await page.keyboard.press('1');
  await expect(first).toContainText('Shortlisted');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Only creators and owners of the team can do this.')).toBeVisible();
  await page.keyboard.press('x');
  await expect(bar(page).getByRole('button', { name: 'Put into the bin (Delete)' })).toBeHidden();
});
