import { findChromium } from '#lib/launch/chromium.ts';
import { paths } from '#lib/paths.ts';
import { makePerson, signIn } from './person.ts';
import { expect, signedOut, test } from './test.ts';

const executablePath = findChromium();

// Another machine's address over plain HTTP: to the browser this is no secure context, as localhost is.
test.use({
  ...signedOut,
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP studio.test 127.0.0.1'],
  },
  baseURL: async ({}, use) => use(process.env.E2E_URL?.replace('localhost', 'studio.test')),
});

test('over plain HTTP in a local network people sign in, make a take and copy its prompt', async ({
  page,
}) => {
  await signIn(page, await makePerson(), paths.create());
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const prompt = 'A tram crosses a bridge in the morning mist';
  await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('region', { name: 'Stage' }).getByRole('article').first()).toContainText(
    prompt,
  );

  await page.goto(paths.gallery());
  await page.getByRole('link', { name: new RegExp(prompt) }).click();
  await page.getByRole('button', { name: 'Copy prompt' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeAttached();
});
