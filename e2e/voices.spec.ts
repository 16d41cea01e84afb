import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expectAccessible } from './accessible.ts';
import { makePerson, signIn } from './person.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

/** The card of a voice on the wall. */
function card(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

async function addVoice(
  page: Page,
  voice: { id: string; name: string; family?: 'Narration' | 'Short speech' },
) {
  await page.getByRole('button', { name: 'Add a voice' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a voice' });
  await dialog.getByRole('radio', { name: voice.family ?? 'Narration' }).check({ force: true });
  await dialog.getByLabel('Id of the voice').fill(voice.id);
  await dialog.getByLabel('Name', { exact: true }).fill(voice.name);
  await dialog.getByRole('radio', { name: 'Female' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add the voice' }).click();
  await expect(dialog).toBeHidden();
}

/** Chooses voices of the casting by their names, through the picker. */
async function chooseVoices(page: Page, titles: string[]) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Choose voices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose voices' });
  for (const title of titles) {
    await dialog.getByRole('combobox').fill(title);
    await dialog.getByRole('button', { name: `Add ${title}` }).click();
  }
  await dialog.getByRole('button', { name: 'Done' }).click();
}

test('voices are found by words and chips, and the address says which', async ({ page }) => {
  await signIn(page, await makePerson(), paths.voices());
  await page.getByRole('searchbox', { name: 'Search voices' }).fill('御姐');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Poised lady',
    'Charming lady',
    'Poised lady, premium',
  ]);
  await page.getByRole('searchbox', { name: 'Search voices' }).fill('');
  await page.getByRole('button', { name: 'Short speech' }).click();
  await page.getByRole('button', { name: 'Neutral' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['River']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['River']);
  await page.getByRole('searchbox', { name: 'Search voices' }).fill('nobody');
  await expect(page.getByText('No voice matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all voices' }).click();
  await expect(card(page, 'Santa Claus')).toBeVisible();
});

test('favourites are kept, and come first in the picker', async ({ page }) => {
  await signIn(page, await makePerson(), paths.voices());
  await card(page, 'Lily').getByRole('button', { name: 'Favourite: Lily' }).click();
  await expect(card(page, 'Lily').getByRole('button', { name: /Lily/, pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Favourites' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lily']);
  await page.goto(paths.create('speech'));
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^Voice: / }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Lily');
});

test('a form’s voice is chosen by keyboard, by name or by an id that nobody named', async ({ page }) => {
  await signIn(page, await makePerson(), paths.create('speech'));
  const field = page.getByRole('button', { name: /^Voice: / });
  // A form that is still coming to life does not hear its keys.
  await page.waitForLoadState('networkidle');
  await expect(field).toContainText('George');
  await field.press('Enter');
  const search = page.getByRole('combobox', { name: 'Search voices, or type an id' });
  await expect(search).toBeFocused();
  await search.pressSequentially('british');
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(field).toContainText('Alice');
  await expect(field).toBeFocused();

  await field.press('Enter');
  await search.fill('clone-of-somebody');
  await expect(page.getByRole('listbox', { name: 'Voices' }).getByRole('option')).toHaveCount(1);
  await search.press('Enter');
  await expect(field).toContainText('clone-of-somebody');
  await page.reload();
  await expect(field).toContainText('clone-of-somebody');
});

test('a voice goes into its form, and touches nothing else there', async ({ page }) => {
  await signIn(page, await makePerson(), paths.create('speech'));
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: 'The text' }).fill('These words stay.');
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Voices' }).click();
  await card(page, 'Lily').getByRole('button', { name: 'Use Lily in Speech' }).click();
  await expect(page.getByRole('button', { name: /^Voice: / })).toContainText('Lily');
  await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue('These words stay.');
});

test('a cloned voice gets a name, another name, goes, and comes back', async ({ page }) => {
  await signIn(page, await makePerson(), paths.voices());
  await addVoice(page, { id: 'clone-claire', name: 'Claire' });
  await expect(card(page, 'Claire')).toContainText('clone-claire');

  await page.getByRole('button', { name: 'Add a voice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a voice' });
  await dialog.getByLabel('Id of the voice').fill('clone-other');
  await dialog.getByLabel('Name', { exact: true }).fill('Claire');
  await dialog.getByRole('button', { name: 'Add the voice' }).click();
  await expect(dialog.getByText('The team already has a voice of this name.')).toBeVisible();
  await expect(dialog.getByLabel('Id of the voice')).toHaveValue('clone-other');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await card(page, 'Claire').getByRole('button', { name: 'More for Claire' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename the voice' });
  await rename.getByLabel('Name').fill('Claire, warm');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await card(page, 'Claire, warm')
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(card(page, 'Claire, warm')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Claire, warm')).toContainText('clone-claire');
});

test('a sample says its price, is made once, and is heard', async ({ page }) => {
  await signIn(page, await makePerson(), paths.voices('search=grinch'));
  await card(page, 'Grinch')
    .getByRole('button', { name: /^Make a sample, est\. USD 0\.00/ })
    .click();
  const play = card(page, 'Grinch').getByRole('button', { name: 'Play the sample of Grinch' });
  await expect(play).toBeVisible({ timeout: 60_000 });
  await play.click();
  await expect(card(page, 'Grinch').getByRole('button', { name: 'Stop the sample of Grinch' })).toBeVisible();
  await expect(play).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(play).toBeVisible();
});

for (const [family, id] of [
  ['Narration', 'nobody_at_all'],
  ['Short speech', 'nobody at all'],
] as const) {
  test(`a voice that the vendor does not know fails in plain words: ${family}`, async ({ page }) => {
    await signIn(page, await makePerson(), paths.voices('yours=1'));
    await addVoice(page, { id, name: 'Nobody', family });
    await card(page, 'Nobody')
      .getByRole('button', { name: /^Make a sample/ })
      .click();
    await expect(card(page, 'Nobody').getByText('The vendor does not take this voice id.')).toBeVisible();
    await expect(
      card(page, 'Nobody').getByRole('button', { name: /^Try the sample of Nobody again/ }),
    ).toBeVisible();
    await expectAccessible(page);
  });
}

test('a casting: four squares, one winner, a name that every picker finds', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, await makePerson(), paths.casting());
  await page.getByLabel('The line').fill('Who left the lantern burning?');
  await chooseVoices(page, ['Grinch', 'Serene Woman']);
  await page.getByRole('button', { name: 'Sad', exact: true }).click();
  await expect(page.getByRole('button', { name: /Estimated price: USD 0\.007/ })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('The line')).toHaveValue('Who left the lantern burning?');
  await page.getByRole('button', { name: 'Cast 4 takes' }).click();
  await page.waitForURL(/batch=/);
  const sheet = page.getByRole('region', { name: 'Casting' });
  await expect(sheet.getByText('4 of 4 made')).toBeVisible({ timeout: 120_000 });

  const sad = sheet
    .getByRole('article', { name: 'Grinch' })
    .getByRole('button', { name: 'Play Grinch, Sad' });
  await sheet.getByRole('button', { name: 'Play Grinch, As the text' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sad).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sheet.getByRole('button', { name: 'Stop Grinch, Sad' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('button', { name: 'Play Serene Woman, Sad' })).toBeFocused();

  await sheet.getByRole('button', { name: 'Winner: Grinch, Sad' }).click();
  const dialog = page.getByRole('dialog', { name: 'Name the winner' });
  await dialog.getByLabel('Name').fill('The lamplighter');
  await dialog.getByRole('button', { name: 'Name it' }).click();
  await expect(sheet.getByText('The lamplighter')).toBeVisible();
  await expectAccessible(page);

  await page.goto(paths.voices('yours=1'));
  await expect(card(page, 'The lamplighter')).toContainText('sad');
  await page.goto(paths.create('narration'));
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('button', { name: /^Voice: / });
  await field.click();
  await page.getByRole('combobox', { name: /^Search voices/ }).fill('lamplighter');
  await page.keyboard.press('Enter');
  // It is recognized by its emotion, which came with it.
  await expect(field).toContainText('The lamplighter');
  await page.goto(paths.casting());
  await page.getByRole('link', { name: /Who left the lantern burning/ }).click();
  await expect(sheet.getByText('4 of 4 made')).toBeVisible();
});

test('too many squares are said before anything is sent', async ({ page }) => {
  await signIn(page, await makePerson(), paths.casting());
  await page.getByRole('button', { name: 'Cast' }).click();
  await expect(page.getByText('Write the line that is to be said.')).toBeVisible();
  await page.getByLabel('The line').fill('Hello.');
  await chooseVoices(page, ['Grinch', 'Serene Woman', 'Rudolph', 'Arnold']);
  for (const emotion of ['Happy', 'Sad', 'Angry', 'Fearful', 'Disgusted', 'Surprised']) {
    await page.getByRole('button', { name: emotion, exact: true }).click();
  }
  await expect(page.getByText('A casting makes 24 takes at most; these would be 28.')).toBeVisible();
});

test('a reviewer listens, and finds nothing that spends', async ({ page }) => {
  await signIn(page, await makePerson('reviewer'), paths.voices());
  await expect(card(page, 'Grinch').getByText('No sample yet')).toBeVisible();
  await expect(page.getByRole('button', { name: /Make a sample|Add a voice/ })).toHaveCount(0);
  await page.goto(paths.casting());
  await expect(page.getByText('Nothing was cast yet')).toBeVisible();
  await expect(page.getByRole('form', { name: 'New casting' })).toHaveCount(0);
});

const screens = [
  { name: 'desk', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const;

for (const { name: screen, ...device } of screens) {
  test.describe(screen, () => {
    test.use(device);
    test('the wall, the casting sheet and the picker are accessible', async ({ page }) => {
      await signIn(page, await makePerson(), paths.voices());
      await expectAccessible(page);
      await page.goto(paths.casting());
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Choose voices' }).click();
      await expect(page.getByRole('listbox', { name: 'Voices' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
