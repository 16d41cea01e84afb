import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { AssetView } from '#lib/assets/asset-view.ts';
import { paths } from '#lib/paths.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import { makePerson, signIn } from './person.ts';

/** What tests of the inputs tray do again and again. */

/** A folder for media that is made for a test. */
export async function mediaFolder(): Promise<{
  path: (name: string) => string;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'rushes-tray-'));
  return { path: (name) => join(folder, name), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Someone new, whose library is empty, at a tool of Create. */
export async function openCreate(page: Page, tool: ToolName = 'video'): Promise<void> {
  await signIn(page, await makePerson(), paths.create(tool));
}

export function inputs(page: Page): Locator {
  return page.getByRole('region', { name: 'Inputs' });
}

/** Chooses files for a place through the file picker. */
export async function choose(page: Page, place: string, files: string | string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await inputs(page).getByRole('button', { name: place }).click();
  await page.getByRole('menuitem', { name: 'Upload from this device' }).click();
  await (await chooser).setFiles(files);
}

/** Drops or pastes one small picture on an element. */
export async function hand(target: Locator, how: 'drop' | 'paste', name: string): Promise<void> {
  await target.evaluate(
    async (element, { how, name }) => {
      const canvas = new OffscreenCanvas(512, 512);
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = `hsl(${name.length * 40} 60% 50%)`;
      context?.fillRect(0, 0, 512, 512);
      const data = new DataTransfer();
      data.items.add(new File([await canvas.convertToBlob()], name, { type: 'image/png' }));
      const about = { bubbles: true, cancelable: true };
      if (how === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...about, clipboardData: data }));
        return;
      }
      for (const type of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(type, { ...about, dataTransfer: data }));
      }
    },
    { how, name },
  );
}

/** The newest file of the signed-in person's team. */
export async function newestAsset(page: Page): Promise<AssetView> {
  const { assets } = await (await page.request.get(paths.api.assets())).json();
  return assets[0];
}
