import { randomUUID } from 'node:crypto';
import type { Viewer } from '#lib/auth/viewer.ts';
import { addResult, makeTake } from '#lib/tasks/test-takes.ts';
import { type FoundShare, findGuest } from './find-guest.ts';
import type { Guest } from './guest.ts';
import { createShare } from './mutations.ts';
import { type NewShareInput, newShareInput } from './share-inputs.ts';
import type { ShareView } from './share-view.ts';

/** What tests of sharing need: takes with results, links to them, browsers that come by. */

export async function makeShown(viewer: Viewer, more: Parameters<typeof makeTake>[1] = {}): Promise<string> {
  const id = await makeTake(viewer, more);
  await addResult(viewer, id);
  return id;
}

/** A link that shows nothing but the files, unless told otherwise. */
export async function makeShare(
  viewer: Viewer,
  of: NewShareInput['of'],
  more: Partial<NewShareInput> = {},
): Promise<ShareView> {
  const made = await createShare(
    viewer,
    newShareInput.parse({
      of,
      title: 'For the client',
      expiresAt: null,
      password: null,
      showsPrompts: false,
      showsCosts: false,
      showsNames: false,
      allowsComments: false,
      allowsDownload: false,
      ...more,
    }),
  );
  if (!made.ok) throw new Error(made.failure.message);
  return made.value;
}

/** A browser that has been here, with whatever else it was given. */
export function makeBrowser(guestId: string = randomUUID()) {
  const cookies = new Map<string, { value: string }>([['rushes-guest', { value: guestId }]]);
  return { guestId, cookies };
}

export function addressOfShare({ path }: ShareView) {
  const [, , shareId = '', secret = ''] = path.split('/');
  return { shareId, secret };
}

export const come = (share: ShareView, browser = makeBrowser()): Promise<FoundShare> =>
  findGuest(addressOfShare(share), browser.cookies);

export async function comeIn(share: ShareView, browser = makeBrowser()): Promise<Guest> {
  const found = await come(share, browser);
  if (found.state !== 'open') throw new Error(`The link is ${found.state}.`);
  return found.guest;
}
