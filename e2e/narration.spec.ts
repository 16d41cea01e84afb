import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import type { TakePage } from '#lib/tasks/take-page-view.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { expectAccessible } from './accessible.ts';
import {
  bookFile,
  fileOf,
  importFiles,
  longText,
  manuscript,
  openDesk,
  prose,
  wordFile,
} from './manuscripts.ts';
import { expect, signedOut, test } from './test.ts';

test.use(signedOut);

const chaptersOf = (page: import('@playwright/test').Page) => page.getByRole('region', { name: 'Chapters' });

test('a manuscript of each kind comes onto the desk, with its chapters', async ({ page }) => {
  await openDesk(page);
  const kinds = [
    [
      fileOf('a.txt', 'Chapter 1\n\nWords.\n\nChapter 2\n\nMore words.'),
      'Chapter 1\n\nWords.\n\nChapter 2\n\nMore words.',
    ],
    [
      fileOf('b.md', '# One\n\nIt was **shut**.\n\n## Two\n\n[Open](x) it.'),
      '# One\n\nIt was shut.\n\n## Two\n\nOpen it.',
    ],
    [wordFile('c.docx'), '# The door\n\nIt was shut, and “nobody” knocked.'],
    [bookFile('d.epub'), '# One\n\nThe lamp went out.\n\n# Two\n\nNobody said a word.'],
  ] as const;
  for (const [file, text] of kinds) {
    await manuscript(page).fill('');
    await importFiles(page, file);
    await expect(manuscript(page)).toHaveValue(text);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(file.name.slice(0, 1));
  }
  await expect(chaptersOf(page).getByRole('button')).toHaveText([/^One/, /^Two/]);
  await expect(page.getByText(/^\d\d characters$/).last()).toBeVisible();
  expect(await page.title()).not.toBe('ran');

  await chaptersOf(page).getByRole('button', { name: /^Two/ }).click();
  await expect(manuscript(page)).toBeFocused();
  const start = await manuscript(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart),
  );
  expect(start).toMatch(/^# Two/);
});

test('what stands on the desk is replaced or added to as the person says, and comes back', async ({
  page,
}) => {
  await openDesk(page);
  await manuscript(page).fill('My own words.');
  await importFiles(page, fileOf('a.txt', 'New words.'));
  const question = page.getByRole('dialog', { name: '“a” was read' });
  await question.getByRole('button', { name: 'Add at the end' }).click();
  await expect(manuscript(page)).toHaveValue('My own words.\n\nNew words.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(manuscript(page)).toHaveValue('My own words.');

  await importFiles(page, fileOf('a.txt', 'New words.'));
  await question.getByRole('button', { name: 'Replace the text' }).click();
  await expect(manuscript(page)).toHaveValue('New words.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(manuscript(page)).toHaveValue('My own words.');

  await importFiles(page, fileOf('a.txt', 'New words.'));
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect(manuscript(page)).toHaveValue('My own words.');
});

test('a file that cannot be read says why, and nothing typed is lost', async ({ page }) => {
  await openDesk(page);
  await manuscript(page).fill('My own words.');
  const broken = [
    [fileOf('a.docx', 'not a document'), /is called .docx but is no Word document/],
    [fileOf('a.epub', 'PK not a book'), /could not be read: it is damaged/],
    [fileOf('a.txt', '  \n '), /There is no text in “a.txt”/],
    [fileOf('a.pdf', '%PDF'), /cannot be read here. Save it as .docx, .epub, .md or .txt/],
    [fileOf('a.txt', 'x'.repeat(1_000_001)), /1,000,001 characters: 1 more than the 1,000,000/],
  ] as const;
  for (const [file, words] of broken) {
    await importFiles(page, file);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(manuscript(page)).toHaveValue('My own words.');
  }
});

test('a file is dropped anywhere on the desk', async ({ page }) => {
  await openDesk(page);
  await page.getByRole('complementary', { name: 'Voice and chapters' }).evaluate((element) => {
    const data = new DataTransfer();
    data.items.add(new File(['Dropped words.'], 'dropped.txt'));
    for (const type of ['dragenter', 'dragover', 'drop']) {
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
    }
  });
  await expect(manuscript(page)).toHaveValue('Dropped words.');
});

test('a long text survives a reload and a look at another tool', async ({ page }) => {
  await openDesk(page);
  const text = prose(800_000);
  await importFiles(page, fileOf('A long book.txt', text));
  await expect(page.getByText(/^(799|800),\d{3} characters$/)).toBeVisible();
  await page.reload();
  await expect(manuscript(page)).toHaveValue(text);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A long book');
  await manuscript(page).press('Control+End');
  await page.keyboard.type('The last words.');
  await page
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('link', { name: 'Video', exact: true })
    .click();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  await page.getByRole('link', { name: 'Narration' }).click();
  await expect(manuscript(page)).toHaveValue(`${text}The last words.`);
});

test('typing stays light in 300,000 characters', async ({ page }) => {
  await openDesk(page);
  await manuscript(page).fill(prose(300_000));
  await expect(page.getByText(/^(299|300),\d{3} characters$/)).toBeVisible();
  const slowest = await manuscript(page).evaluate(async (field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(150_000, 150_000);
    const waits: number[] = [];
    for (let key = 0; key < 20; key += 1) {
      const before = performance.now();
      document.execCommand('insertText', false, 'a');
      await new Promise(requestAnimationFrame);
      waits.push(performance.now() - before);
    }
    return waits.sort((a, b) => a - b)[15] ?? Number.POSITIVE_INFINITY;
  });
  // A slow machine that builds something beside it needs room.
  expect(slowest).toBeLessThan(150);
});

test('the dictionary checks its entries and shows what they touch', async ({ page }) => {
  await openDesk(page);
  await manuscript(page).fill('Nguyen met Nguyen. 燕少飞来了。');
  await page.getByRole('button', { name: 'Dictionary' }).click();
  const dictionary = page.getByRole('dialog', { name: 'Pronunciation' });
  await dictionary.getByLabel('In the text').fill('燕少飞');
  await dictionary.getByLabel('Say', { exact: true }).fill('(yan4)(shao3)fei');
  await expect(dictionary.getByText(/Pinyin must be syllables with a tone/)).toBeVisible();
  await expect(dictionary.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await dictionary.getByLabel('Say', { exact: true }).fill('(yan4)(shao3)(fei1)');
  await expect(dictionary.getByText('Pinyin with tones')).toBeVisible();
  await dictionary.getByRole('button', { name: 'Add', exact: true }).click();
  await dictionary.getByText('Many at once, as lines').click();
  await dictionary.getByLabel('One entry a line').fill('Nguyen/win\nomg/oh my god');
  await dictionary.getByRole('button', { name: 'Take in' }).click();
  const entries = dictionary.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.filter({ hasText: 'Nguyen' })).toContainText('2 times here');
  await expect(entries.filter({ hasText: 'omg' })).toContainText('not here');
  await expectAccessible(page);

  for (const start of [0, 11]) {
    if (!(await dictionary.isVisible())) await page.getByRole('button', { name: 'Dictionary' }).click();
    await dictionary.getByRole('button', { name: /^Show “Nguyen” in the text/ }).click();
    await expect(manuscript(page)).toBeFocused();
    const selection = await manuscript(page).evaluate((field: HTMLTextAreaElement) => [
      field.selectionStart,
      field.selectionEnd,
    ]);
    expect(selection).toEqual([start, start + 6]);
  }
  await expect(page.getByText('2 entries of the team’s dictionary will be used.')).toBeVisible();

  await page.getByRole('button', { name: 'Dictionary' }).click();
  await dictionary.getByRole('button', { name: 'Remove “Nguyen”' }).click();
  await expect(entries).toHaveCount(2);
  await dictionary.getByRole('button', { name: 'Undo' }).click();
  await expect(entries).toHaveCount(3);
});

test('effects with PCM are refused in words before anything is sent', async ({ page }) => {
  await openDesk(page);
  await manuscript(page).fill('A few words.');
  await page.getByText('Effects', { exact: true }).click();
  await page.getByLabel('Sound effect').selectOption('robotic');
  await page.getByRole('radio', { name: 'PCM' }).check();
  await expect(page.getByText(/Effects work with MP3, WAV and FLAC/)).toBeVisible();
  await page.getByRole('radio', { name: 'WAV' }).check();
  await expect(page.getByText(/Effects work with MP3, WAV and FLAC/)).toBeHidden();
});

test('a long text becomes one file, and a part that failed is made again alone', async ({ page }) => {
  test.setTimeout(240_000);
  await openDesk(page);
  await manuscript(page).fill(longText(3));
  await page.getByRole('textbox', { name: 'Title' }).fill('Three chapters');
  await expect(page.getByText('3 parts, joined in order')).toBeVisible();
  await armSpeechFault();
  const estimated = await page.getByRole('button', { name: /Estimated price/ }).textContent();
  await page.getByRole('button', { name: 'Narrate' }).click();

  const recent = page.getByRole('region', { name: 'Being narrated' });
  await expect(recent.getByText(/of 3 parts spoken/)).toBeVisible({ timeout: 60_000 });
  await recent.getByRole('link', { name: /^Open/ }).click();
  const parts = page.getByRole('region', { name: 'Parts' });
  await expect(parts.getByText('2 of 3 parts spoken')).toBeVisible({ timeout: 90_000 });
  const failed = parts.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Retry/ }) });
  await expect(failed).toHaveCount(1);
  await failed.getByRole('button', { name: /^Retry/ }).click();
  await expect(parts.getByRole('alert')).toContainText(/Make part \d again\? USD \d+\.\d+ est\./);
  await parts.getByRole('button', { name: 'Make it again' }).click();
  await expect(parts.getByText('3 of 3 parts spoken')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('region', { name: 'Chapters' }).getByRole('button')).toHaveText(
    [/Chapter 1/, /Chapter 2/, /Chapter 3/],
    { timeout: 90_000 },
  );

  const list: TakePage = await (await page.request.get(`${paths.api.takes()}?tool=narration`)).json();
  const take: TakeDetail = await (await page.request.get(paths.api.take(list.takes[0]?.id ?? ''))).json();
  expect(take.state).toBe('succeeded');
  expect(take.outputs).toHaveLength(1);
  const lengths = take.parts.map((part) => part.media?.durationSeconds ?? 0);
  const whole = lengths.reduce((sum, seconds) => sum + seconds, 0);
  expect(Math.min(...lengths)).toBeGreaterThan(1);
  expect(Math.abs((take.media?.durationSeconds ?? 0) - whole)).toBeLessThan(1);
  expect(take.charge?.totalMicros).toBe(take.estimate.totalMicros);
  expect(estimated).toContain(formatMoney(take.estimate.totalMicros, take.estimate.currency));
  await expectAccessible(page);
});

/** The second speech task from now on fails while it runs. */
async function armSpeechFault(): Promise<void> {
  const answer = await fetch(`${process.env.E2E_SANDBOX_URL}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'fail_task', times: 1, after: 1, path: 'speech-2.6-turbo' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

for (const [name, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`the desk reads well and is accessible: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openDesk(page);
    await importFiles(page, bookFile('The lamp.epub'));
    await expect(manuscript(page)).toHaveValue(/Nobody said a word/);
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Narrate' })).toBeInViewport();
  });
}
