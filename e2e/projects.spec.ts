import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { makePerson, signIn } from './person.ts';
import { addProject, addTakes, uploadPicture } from './takes.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

const switcher = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Project:/ });

test('a project is made by keyboard, new takes go into it, and its page tells who made them', async ({
  page,
}) => {
  await signIn(page, await makePerson(), paths.create('enhance'));
  await page.waitForLoadState('networkidle');
  await switcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Find a project' })).toBeFocused();
  await page.keyboard.type('Lighthouse');
  await page.getByRole('option', { name: 'New project “Lighthouse”' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New project' }).getByLabel('Name')).toHaveValue(
    'Lighthouse',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Goes into Lighthouse' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Prompt' }).fill('A lamp that turns');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Use it in Video' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Projects' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lighthouse.*1 take/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Lighthouse' })).toBeAttached();
  await page.getByText('1 person').click();
  await expect(page.getByRole('row', { name: /Bo Person 1/ })).toBeVisible();
  await expect(page.getByText('New takes go here')).toBeVisible();

  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(switcher(page)).toHaveText(/No project/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(switcher(page)).toHaveText(/Lighthouse/);
});

test('a take gets a title, a star, tags and a project on its page, and leaves it again by Undo', async ({
  page,
}) => {
  const person = await makePerson();
  await signIn(page, person, paths.projects());
  const [taskId = ''] = await addTakes(person, [{ tool: 'image', assetId: await uploadPicture(page) }]);
  await addProject(person, 'Harbour', []);
  await page.goto(paths.take(taskId));
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Title', { exact: true }).fill('The kite');
  await page.keyboard.press('Enter');
  const tag = page.getByRole('combobox', { name: 'Add a tag' });
  for (const name of ['Night', 'night', 'Dunes']) {
    await tag.fill(name);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['Dunes', 'Night']);
  await tag.blur();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'No favourite any more (F)' })).toBeVisible();

  await page.getByRole('button', { name: 'Choose a project' }).click();
  await page.getByRole('option', { name: 'Harbour' }).click();
  await expect(page.getByRole('link', { name: 'Harbour' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Choose a project' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The kite');
});

test('a reviewer reads projects and changes none', async ({ page }) => {
  const person = await makePerson('reviewer');
  await signIn(page, person, paths.projects());
  await expect(page.getByText('No projects yet')).toBeVisible();
  const text = { tool: 'enhance', resultText: 'A lamp that turns, in heavy rain' } as const;
  const takes = await addTakes(person, [text, text]);
  const projectId = await addProject(person, 'Harbour', takes);
  await page.reload();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Harbour.*2 takes/ })
    .click();
  await page.waitForURL(`**${paths.project(projectId)}`);
  await expect(page.getByRole('heading', { name: 'Harbour' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Takes' }).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /Archive|Work in this project|New project/ })).toHaveCount(0);
  await expect(page.getByLabel('Name of the project')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the project is chosen with the thumb', async ({ page }) => {
    const person = await makePerson();
    await signIn(page, person, paths.gallery());
    await addProject(person, 'Harbour', []);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page
      .getByRole('dialog', { name: 'More places' })
      .getByRole('button', { name: /^Project/ })
      .tap();
    const option = page.getByRole('option', { name: 'Harbour' });
    await option.waitFor();
    const box = await option.boundingBox();
    expect(box?.y).toBeGreaterThan(500);
    expect(box?.height).toBeGreaterThanOrEqual(40);
    await option.tap();
    await expect(page).toHaveURL(/project=/);
    await expect(switcher(page)).toHaveText(/Harbour/);
    await expectAccessible(page);
  });
});
