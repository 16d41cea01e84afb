'use client';

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { MediaThumbnail } from '#components/take/media-thumbnail.tsx';
import { takesUrl } from '#components/take/take-queries.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { getJson } from '#components/ui/get-json.ts';
import { SearchField } from '#components/ui/search-field.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakePage } from '#lib/tasks/take-page-view.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';

interface AddDialogProps {
  /** Those that are compared already. */
  takes: readonly TakeView[];
  onAdd: (takeId: string) => void;
  onClose: () => void;
}

/** Another take for the comparison: from the stacks of those that are there, or any that is found by its words. */
export function AddDialog({ takes, onAdd, onClose }: AddDialogProps) {
  const t = useText();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim());
  const stackIds = [...new Set(takes.flatMap(({ stack }) => stack?.id ?? []))];
  const found = useQuery({
    queryKey: ['compare', 'choices', words, stackIds],
    queryFn: async ({ signal }): Promise<TakeView[]> => {
      const filter = words ? { search: words, state: 'done' as const } : { state: 'done' as const };
      const [page, ...stacks] = await Promise.all([
        getJson<TakePage>(takesUrl(filter), signal),
        ...(words ? [] : stackIds.map((id) => getJson<{ takes: TakeView[] }>(paths.api.stack(id), signal))),
      ]);
      const all = [...stacks.flatMap((stack) => stack.takes), ...page.takes];
      return [...new Map(all.map((take) => [take.id, take])).values()];
    },
    placeholderData: (before) => before,
  });
  const shown = found.data?.filter(({ id }) => takes.every((take) => take.id !== id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Add a take')}
      description={t('Takes of the same stacks come first.')}
      size="lg"
    >
      <SearchField
        label={t('Search takes')}
        placeholder={t('Search takes')}
        value={search}
        onChange={setSearch}
      />
      <ul className="mt-3 grid max-h-[60dvh] grid-cols-2 gap-2 overflow-y-auto sm:grid-cols-4">
        {!shown &&
          Array.from({ length: 8 }, (_, at) => (
            <li key={at}>
              <Skeleton className="aspect-video rounded-sm" />
            </li>
          ))}
        {shown?.map((take) => (
          <li key={take.id}>
            <button
              type="button"
              onClick={() => onAdd(take.id)}
              className="grid w-full gap-1 rounded-sm p-1 text-left hover:bg-raised"
            >
              <MediaThumbnail kind={take.media?.kind} poster={take.poster} peaks={take.peaks} />
              <span translate="no" className="line-clamp-2 text-xs">
                {take.title ?? take.prompt}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown?.length === 0 && (
        <p className="py-8 text-center text-muted text-sm">{t('No take of these words.')}</p>
      )}
    </Dialog>
  );
}
