import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { changeRole, makePerson, signIn } from './person.ts';
import { addTakes, uploadClip, uploadPicture } from './takes.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

const tiles = (page: Page) => page.getByRole('list', { name: 'Takes' }).getByRole('link');
/** The review mode names the take over its picture. */
const shot = (page: Page, number: number) =>
  page.getByRole('dialog').getByText(`Shot ${number}`, { exact: true });
const review = (page: Page) => page.getByRole('region', { name: 'Review' });

/** Takes of one picture, the newest first in the gallery: `Shot 1`, `Shot 2`, ... */
async function openShots(page: Page, count: number): Promise<string[]> {
  const person = await makePerson();
  await signIn(page, person, paths.gallery());
  const assetId = await uploadPicture(page, { width: 640, height: 360 });
  const now = Date.now();
  const ids = await addTakes(
    person,
    Array.from({ length: count }, (_, index) => ({
      tool: 'image' as const,
      prompt: `Shot ${index + 1}`,
      assetId,
      createdAt: new Date(now - index * 1000),
    })),
  );
  await changeRole(person, 'reviewer');
  await page.goto(paths.gallery());
  await expect(tiles(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return ids;
}

const stateOf = async (page: Page, id = '') => {
  const answer = await page.request.get(paths.api.take(id));
  return (await answer.json()).review.state;
};

test('a reviewer judges a dozen takes by keyboard alone', async ({ page }) => {
  const ids = await openShots(page, 12);
  await tiles(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Approved' })).toBeVisible();
  await page.keyboard.press('v');
  for (let number = 1; number <= 12; number += 1) {
    await expect(shot(page, number)).toBeVisible();
    await page.keyboard.press(String(1 + (number % 3)));
  }
  await expect(page.getByRole('button', { name: 'Shortlisted' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => stateOf(page, ids[11])).toBe('shortlisted');
  expect(await stateOf(page, ids[0])).toBe('approved');
  expect(await stateOf(page, ids[1])).toBe('rejected');
  await page.keyboard.press('u');
  await expect.poll(() => stateOf(page, ids[11])).toBe('undecided');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('takes are judged with one thumb: taps decide, swipes go on', async ({ page }) => {
    const ids = await openShots(page, 4);
    await tiles(page).first().tap();
    await page.getByRole('button', { name: 'Review mode (V)' }).tap();
    await expectAccessible(page);
    await review(page).getByRole('button', { name: 'Approve' }).tap();
    await expect(shot(page, 2)).toBeVisible();
    await swipe(page, -160);
    await expect(shot(page, 3)).toBeVisible();
    await swipe(page, 160);
    await expect(shot(page, 2)).toBeVisible();
    await review(page).getByRole('button', { name: 'Reject' }).tap();
    await expect(shot(page, 3)).toBeVisible();
    await review(page).getByRole('button', { name: 'Comment', exact: true }).tap();
    await page.getByRole('textbox', { name: 'Comment' }).fill('More of this');
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(page.getByRole('listitem').getByText('More of this')).toBeVisible();
    expect(await Promise.all(ids.slice(0, 3).map((id) => stateOf(page, id)))).toEqual([
      'approved',
      'rejected',
      'undecided',
    ]);
  });
});

/** A finger over the middle of the picture, as the browser hears it. */
async function swipe(page: Page, across: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 320 }],
    });
  await touch('touchStart', 195 - across / 2);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', 195 - across / 2 + (across * step) / 5);
  await touch('touchEnd', 0);
  await client.detach();
}

test('a comment has its moment and marks on the frame, is answered and resolved; its draft survives', async ({
  page,
}) => {
  const person = await makePerson();
  await signIn(page, person, paths.account());
  const [id = ''] = await addTakes(person, [{ assetId: await uploadClip(page) }]);
  await changeRole(person, 'reviewer');
  await page.goto(paths.take(id));
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('c');
  const field = page.getByRole('textbox', { name: 'Comment' });
  await expect(field).toBeFocused();
  await field.fill('Too dark here, @bo');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Too dark here, @Bo Person ');
  await page.reload();
  await expect(field).toHaveValue('Too dark here, @Bo Person ');

  await page.getByRole('button', { name: 'Draw on the frame' }).click();
  const frame = await page.getByRole('img', { name: 'Draw on the frame' }).boundingBox();
  const middle = {
    x: (frame?.x ?? 0) + (frame?.width ?? 0) / 2,
    y: (frame?.y ?? 0) + (frame?.height ?? 0) / 2,
  };
  await page.mouse.move(middle.x - 60, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 40, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^1 mark/ })).toBeVisible();
  await field.press('Control+Enter');

  const comment = page.getByRole('region', { name: 'Comments' }).getByRole('listitem').first();
  await expect(comment).toContainText('Too dark here');
  await expect(field).toHaveValue('');
  await comment.getByRole('button', { name: /Show what this comment is about$/ }).click();
  await expect(page.getByRole('img', { name: 'Marks of the comment' })).toBeVisible();
  await comment.getByRole('button', { name: 'Answer' }).click();
  await comment.getByRole('textbox', { name: 'Answer' }).fill('I see it');
  await page.keyboard.press('Control+Enter');
  await expect(comment.getByText('I see it')).toBeVisible();
  await comment.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(comment.getByRole('button', { name: 'Resolved' })).toBeVisible();
  await expectAccessible(page);
});
