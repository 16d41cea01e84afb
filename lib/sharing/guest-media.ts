import type { SignedTarget } from '#lib/assets/media-link.ts';
import { db } from '#lib/db.ts';
import { paths } from '#lib/paths.ts';
import { guestFileName } from './guest-file-name.ts';
import { isSame, passVersionOf, signature } from './share-link.ts';
import { readShownTake, type ShownFile, type ShownTake } from './shown-takes.ts';
import { readTakeRef, takeRef } from './take-ref.ts';

/** What there is of a file: as it is seen, as it is saved, and what was made beside it. */
const fileParts = ['view', 'save', 'poster', 'preview', 'peaks'] as const;
export type FilePart = (typeof fileParts)[number];

/**
 * A file in a link: `/media/guest/<link>/<take>/<0-poster>?sign=`. It says nothing of where the file lies, and opens only
 * with the cookie of the browser that the page was made for.
 */
export function guestMediaUrl(
  guest: { shareId: string; guestId: string; passVersion: string },
  taskId: string,
  index: number,
  part: FilePart,
): string {
  const ref = takeRef(guest.shareId, taskId);
  return `${paths.guestMedia(guest.shareId, ref, `${index}-${part}`)}?sign=${sign(guest, ref, `${index}-${part}`)}`;
}

function sign(
  { shareId, guestId, passVersion }: { shareId: string; guestId: string; passVersion: string },
  ref: string,
  name: string,
): string {
  const bytes = signature('guest-media', shareId, guestId, passVersion, ref, name);
  return bytes.subarray(0, 16).toString('base64url');
}

/** So long may a browser keep what it was shown, without asking whether the link is alive. */
const browserSeconds = 5 * 60;
/** So long, at most, after a link was ended or a take left it, its files still come. */
const freshMs = 20_000;
const mostKept = 5000;

interface Known {
  until: number;
  found: Promise<FoundFiles | undefined>;
}
interface FoundFiles {
  take: ShownTake;
  passVersion: string;
  allowsDownload: boolean;
}

/** What was found a moment ago: a page of posters and a playing film ask the database once per take, not per request. */
const known = new Map<string, Known>();

/**
 * The file that a guest asks for: when the link is alive at this moment (within 20 s), shows the take, and the address was
 * made for this browser and the password of now.
 */
export async function findGuestMedia(
  { shareId, ref, name, sign: given }: { shareId: string; ref: string; name: string; sign: string },
  guestId: string | undefined,
  now: number = Date.now(),
): Promise<SignedTarget | undefined> {
  const [, index = '', part] = /^(\d{1,3})-([a-z]+)$/.exec(name) ?? [];
  const taskId = readTakeRef(shareId, ref);
  if (!guestId || !taskId || !isFilePart(part)) return undefined;
  const found = await lookUp(shareId, taskId, now);
  if (!found || !isSame(given, sign({ shareId, guestId, passVersion: found.passVersion }, ref, name))) {
    return undefined;
  }
  const file = found.take.files[Number(index)];
  if (!file || (part === 'save' && !found.allowsDownload)) return undefined;
  const target = targetOf(file, part);
  if (!target) return undefined;
  const { storageKey, mimeType } = target;
  return {
    storageKey,
    mimeType,
    downloadName: part === 'save' ? guestFileName(found.take, Number(index), file.format) : undefined,
    secondsLeft: browserSeconds,
    // The usual one is made of the place in storage.
    etag: signature('guest-etag', storageKey).toString('base64url').slice(0, 22),
  };
}

const isFilePart = (part: string | undefined): part is FilePart =>
  (fileParts as readonly (string | undefined)[]).includes(part);

/** A browser cannot show every picture: then it gets the rendition that was made for it. */
export function targetOf(
  file: ShownFile,
  part: FilePart,
): { storageKey: string; mimeType: string } | undefined {
  const { poster, preview, peaks } = file.derivatives ?? {};
  if (part === 'save') return file;
  if (part === 'view') return file.kind === 'image' && preview ? preview : file;
  if (part === 'poster') return poster ?? (file.kind === 'image' ? file : undefined);
  if (part === 'preview') return file.kind === 'video' ? preview : undefined;
  return peaks;
}

function lookUp(shareId: string, taskId: string, now: number): Promise<FoundFiles | undefined> {
  const key = `${shareId} ${taskId}`;
  const kept = known.get(key);
  if (kept && kept.until > now) return kept.found;
  const found = read(shareId, taskId);
  known.delete(key);
  known.set(key, { until: now + freshMs, found });
  found.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
  return found;
}

async function read(shareId: string, taskId: string): Promise<FoundFiles | undefined> {
  const [share, take] = await Promise.all([
    db().share.findUnique({
      where: { id: shareId },
      select: { passwordHash: true, allowsDownload: true },
    }),
    readShownTake(shareId, taskId),
  ]);
  if (!share || !take) return undefined;
  return { take, passVersion: passVersionOf(share.passwordHash), allowsDownload: share.allowsDownload };
}
