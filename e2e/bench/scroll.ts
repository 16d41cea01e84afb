import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
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
    // Takes run in it, so the network never rests: the first pictures are waited for.
    await page.getByRole('list', { name: 'Takes' }).locator('img').first().waitFor();
    const of = `of ${size.toLocaleString('en')}`;
    const before = await heapOf(page);
    const { longest, tasks, nodes, height } = await scroll(browser, page);
    const grown = (await heapOf(page)) - before;
    const from = `${tasks} tasks over ${screens} screens, ${Math.round(height / 1000)} thousand pixels`;
    tell({ name: `Longest task while scrolling, ${of}`, value: longest, unit: 'ms', bound: 50, from });
    tell({ name: 'Nodes in the page at most', value: nodes, unit: 'nodes', bound: 3000 });
    tell({ name: 'Memory grown by scrolling', value: grown / 1e6, unit: 'MB', bound: 60 });
    return true;
  } finally {
    await browser.close();
    await studio.remove();
  }
}

/** Turns the wheel, a screen at a time; tasks by the processor's time, so that neighbours on the machine do not count. */
async function scroll(browser: Browser, page: Page) {
  let nodes = 0;
  await page.mouse.move(700, 500);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, 850);
    const now = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.getElementsByTagName('*').length;
    });
    nodes = Math.max(nodes, now);
  }
  const height = await page.evaluate(() => window.scrollY);
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }: { pid: number; tid: number }) =>
    mains.some((one) => one.pid === pid && one.tid === tid);
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && isMain(event));
  const longest = Math.max(0, ...tasks.map(({ tdur }) => (tdur ?? 0) / 1000));
  return { longest, tasks: tasks.length, nodes, height };
}

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** On the processor, in microseconds. */
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown().optional() }).optional(),
    }),
  ),
});

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
    const colours = [0, 120].map((turn) => `hsl(${(number * 137 + turn) % 360} 50% 40%)`);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="366"><defs><linearGradient id="g">
      <stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient></defs>
      <rect width="640" height="366" fill="url(#g)"/><circle cx="${100 + number * 11}" cy="180" r="90" fill="white" opacity="0.3"/></svg>`;
    await sharp(Buffer.from(drawing))
      .webp({ quality: 60 })
      .toFile(join(folder, `poster-${number}`));
  }
}
