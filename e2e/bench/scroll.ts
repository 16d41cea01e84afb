import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { hashPassword } from '#lib/auth/password.ts';
import { findChromium } from '#lib/launch/chromium.ts';
import { paths } from '#lib/paths.ts';
import { startStudio } from '../studio.ts';
import type { Reading } from './measure.ts';
import type { SeededDatabase } from './reads.ts';

const password = 'a few words in a row';
const screens = 300;
/** So many different files stand behind the posters of all takes. */
const posters = 40;

/** Scrolls the built gallery down and tells what the browser paid: undefined where there is no browser. */
export async function measureScroll(
  { client, team, size }: SeededDatabase,
  databaseUrl: string,
  tell: (reading: Reading) => void,
): Promise<boolean> {
  const executablePath = findChromium();
  if (!executablePath) return false;
  await client.query('UPDATE "User" SET "passwordHash" = $1 WHERE id = $2', [
    await hashPassword(password),
    team.userId,
  ]);
  const studio = await startStudio({ DATABASE_URL: databaseUrl });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await drawPosters(join(studio.dataDir, 'media', 'bench'));
    const page = await browser.newPage({ baseURL: studio.url, viewport: { width: 1440, height: 900 } });
    await signIn(page);
    await page.goto(paths.gallery('stacks=open'));
    await page.getByRole('list', { name: 'Takes' }).waitFor();
    await page.waitForLoadState('networkidle');
    const of = `of ${size.toLocaleString('en')}`;
    const before = await heapOf(page);
    const { longest, nodes, height } = await scroll(page);
    const grown = (await heapOf(page)) - before;
    const from = `${screens} screens down, ${Math.round(height / 1000)} thousand pixels`;
    tell({ name: `Longest task while scrolling, ${of}`, value: longest, unit: 'ms', bound: 50, from });
    tell({ name: 'Nodes in the page at most', value: nodes, unit: 'nodes', bound: 3000 });
    tell({ name: 'Memory grown by scrolling', value: grown / 1e6, unit: 'MB', bound: 60 });
    return true;
  } finally {
    await browser.close();
    await studio.remove();
  }
}

/** The browser looks at its own long tasks while the wheel turns. */
async function scroll(page: Page) {
  await page.evaluate(() => {
    const seen = { longest: 0, nodes: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(700, 500);
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, 850);
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { seen } = window as unknown as { seen: { nodes: number } };
      seen.nodes = Math.max(seen.nodes, document.getElementsByTagName('*').length);
    });
  }
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: { longest: number; nodes: number } };
    return { ...seen, height: window.scrollY };
  });
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

async function signIn(page: Page): Promise<void> {
  await page.goto(paths.signIn());
  await page.getByLabel('E-mail').fill('ours-0@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/create/);
}

async function drawPosters(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (let number = 0; number < posters; number += 1) {
    const background = { r: (number * 53) % 256, g: (number * 97) % 256, b: (number * 151) % 256 };
    await sharp({
      create: {
        width: 640,
        height: 366,
        channels: 3,
        background,
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .webp({ quality: 60 })
      .toFile(join(folder, `poster-${number}`));
  }
}
