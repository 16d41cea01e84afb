import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { takeKeys } from '#components/take/take-keys.ts';
import { getJson } from '#components/ui/get-json.ts';
import { markSeen } from '#lib/notices/actions.ts';
import type { NoticePage } from '#lib/notices/notice-view.ts';
import { paths } from '#lib/paths.ts';

const listKey = ['notices'] as const;

/** What the person was told, newest first, page by page. `initial` is the page that the server rendered. */
export function noticeListOptions(initial?: NoticePage) {
  return infiniteQueryOptions({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) =>
      getJson<NoticePage>(paths.api.notices(pageParam === null ? undefined : { before: pageParam }), signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    ...(initial ? { initialData: { pages: [initial], pageParams: [null] } } : {}),
    staleTime: 5_000,
  });
}

/** Marks notices as seen, here and in the other tabs; without anything named all of them. */
export async function seeNotices(
  client: QueryClient,
  which: { ids?: string[]; takeId?: string },
): Promise<void> {
  const marked = await markSeen(which).catch(() => undefined);
  if (!marked?.ok) return;
  void client.invalidateQueries({ queryKey: listKey });
  void client.refetchQueries({ queryKey: takeKeys.changes });
  const channel = new BroadcastChannel('rushes-notices');
  channel.postMessage('seen');
  channel.close();
}
