import type { QueryClient } from '@tanstack/react-query';
import { getJson } from '#components/ui/get-json.ts';
import { showToast } from '#components/ui/toast-store.ts';
import type { Text } from '#lib/language/text.ts';
import type { NoticePage, NoticeView } from '#lib/notices/notice-view.ts';
import { noticeWords } from '#lib/notices/notice-words.ts';
import { paths } from '#lib/paths.ts';
import { readBrowserNotices } from './browser-notices.ts';
import { seeNotices } from './notice-queries.ts';

interface Telling {
  client: QueryClient;
  t: Text;
  go: (path: string) => void;
}

const storageKey = 'rushes-told-notices';
/** The newest that this browser was told; the server remembers the rest. */
const mostTold = 300;
/** More at once are said in one message. */
const mostToasts = 3;
/** A worker that has not said by then what it showed has shown nothing. */
const answerMs = 5_000;

/**
 * Shows what came after a notice, once over all tabs of this browser: on the page that is in sight, else, where the
 * person wants it, as notifications of the browser. What happened before their eyes is only marked as seen.
 */
export async function tellNews(after: string, telling: Telling): Promise<void> {
  const { notices } = await getJson<NoticePage>(paths.api.notices({ after }), AbortSignal.timeout(20_000));
  if (document.hidden && readBrowserNotices() === 'on') {
    const shown = await tellWorker(notices, telling.t);
    await oneTabAtATime(async () => keepTold(shown));
  }
  await untilVisible();
  await oneTabAtATime(async () => {
    const told = readTold();
    const fresh = notices.filter(({ id, isForApp }) => isForApp && !told.includes(id));
    keepTold(fresh.map(({ id }) => id));
    const unseen = fresh.filter(({ isSeen }) => !isSeen);
    const looked = unseen.filter(isBeforeEyes);
    if (looked.length > 0) await seeNotices(telling.client, { ids: looked.map(({ id }) => id) });
    toast(
      unseen.filter((notice) => !looked.includes(notice)),
      telling,
    );
  });
}

function toast(notices: readonly NoticeView[], { client, t, go }: Telling): void {
  if (notices.length > mostToasts) {
    const action = { label: t('Look at them'), onSelect: () => go(paths.notices()) };
    showToast({ title: t('{count} new notices', { count: notices.length }), action, durationSeconds: 8 });
    return;
  }
  for (const notice of notices.toReversed()) {
    const { title, detail } = noticeWords(notice, t);
    showToast({
      id: notice.id,
      title,
      description: detail,
      tone: notice.kind === 'take-failed' || notice.kind === 'take-unclear' ? 'bad' : 'neutral',
      durationSeconds: 8,
      action: {
        label: t('Look at it'),
        onSelect: () => {
          void seeNotices(client, { ids: [notice.id] });
          go(notice.href);
        },
      },
    });
  }
}

/**
 * Whether the person looks at it now: the take's own page, the sheet of a casting, or Create beside its stage, where
 * what they made appears.
 */
function isBeforeEyes({ takeId, href, kind, matter }: NoticeView): boolean {
  const { pathname, search } = window.location;
  if (matter.castingId) return `${pathname}${search}` === href;
  if (takeId && pathname === paths.take(takeId)) return true;
  const isOwnWork = kind === 'take-finished' || kind === 'take-failed' || kind === 'batch-finished';
  return isOwnWork && pathname.startsWith('/create/') && window.matchMedia('(min-width: 64rem)').matches;
}

/**
 * The worker of the studio knows all of its tabs: it shows nothing while one of them is in sight, and nothing twice.
 * Gives the ids of what it has shown.
 */
async function tellWorker(notices: readonly NoticeView[], t: Text): Promise<string[]> {
  const shown = notices
    .filter(({ isForBrowser, isSeen, isForApp }) => isForBrowser && !(isForApp && isSeen))
    .map((notice) => {
      const { title, detail } = noticeWords(notice, t);
      return { id: notice.id, title, body: detail ?? '', href: notice.href };
    });
  const registration = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<string[]>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string[]>) => resolve(data);
    setTimeout(resolve, answerMs, []);
  });
  registration.active?.postMessage({ notices: shown }, [port2]);
  return answered;
}

function untilVisible(): Promise<unknown> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

/** Over plain HTTP in a local network there are no locks: there two tabs may tell the same thing. */
async function oneTabAtATime(run: () => Promise<void>): Promise<void> {
  if (navigator.locks as LockManager | undefined) await navigator.locks.request('rushes-tell', run);
  else await run();
}

function keepTold(ids: readonly string[]): void {
  const rest = readTold().filter((id) => !ids.includes(id));
  localStorage.setItem(storageKey, JSON.stringify([...ids, ...rest].slice(0, mostTold)));
}

function readTold(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
