import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { expect, test } from './test.ts';

/** First-load JavaScript, as a browser with an empty cache loads it: every script up to a still network. */
const mostBytes = 180_000;

for (const [name, path] of [
  ['Create', paths.create()],
  ['Gallery', paths.gallery()],
] as const) {
  test(`${name} loads at most 180 KB of JavaScript`, async ({ page }, info) => {
    const scripts = collectScripts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    info.annotations.push({ type: 'weight', description: `${(total / 1000).toFixed(1)} KB gzip` });
    expect(sizes.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(mostBytes);
  });
}

/** The answers that were scripts, from now on. Their bodies are read when they are weighed, not when they come. */
function collectScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response);
  });
  return scripts;
}
