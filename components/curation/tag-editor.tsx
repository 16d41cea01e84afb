'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Settings2, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { tagTakes } from '#lib/curation/actions.ts';
import { tagLimits } from '#lib/curation/tag-limits.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { TagInput } from './tag-input.tsx';
import { tagKeys } from './tag-queries.ts';
import { useCuration } from './use-curation.ts';

const TagsDialog = lazyPart(() => import('./tags-dialog.tsx').then((found) => found.TagsDialog));

/** The tags of a take: chips that can be taken off, and a field with suggestions for more. */
export function TagEditor({ take, canChange }: { take: TakeView; canChange: boolean }) {
  const t = useText();
  const client = useQueryClient();
  const curate = useCuration();
  const [isManaging, setManaging] = useState(false);
  const { tags } = take;
  if (!canChange && tags.length === 0) return null;

  async function change(add: string[], remove: string[]) {
    const done = await curate(tagTakes({ taskIds: [take.id], add, remove }));
    if (done && add.length > 0) void client.invalidateQueries({ queryKey: tagKeys.all });
  }

  return (
    <div className="grid gap-1.5">
      {tags.length > 0 && (
        <ul aria-label={t('Tags')} className="flex flex-wrap gap-1.5">
          {tags.map(({ id, name }) => (
            <li
              key={id}
              className="flex h-7 min-w-0 items-center rounded-full bg-raised pl-2.5 text-xs shadow-[inset_0_0_0_1px_var(--line)] last:pr-0 pointer-coarse:h-10 pointer-coarse:text-sm"
            >
              <span translate="no" className={`truncate ${canChange ? '' : 'pr-2.5'}`}>
                {name}
              </span>
              {canChange && (
                <button
                  type="button"
                  aria-label={t('Take off the tag {name}', { name })}
                  onClick={() => void change([], [id])}
                  className="grid h-full w-7 shrink-0 place-items-center rounded-full text-muted hover:text-text pointer-coarse:w-10"
                >
                  <X aria-hidden className="size-3.5 stroke-[1.5]" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canChange && (
        <div className="flex items-start gap-1">
          {tags.length < tagLimits.perTake && (
            <TagInput taken={tags.map(({ name }) => name)} onAdd={(name) => void change([name], [])} />
          )}
          <IconButton
            label={t('Tags of the team')}
            icon={<Settings2 />}
            size="sm"
            onClick={() => setManaging(true)}
          />
        </div>
      )}
      {isManaging && (
        <Suspense>
          <TagsDialog onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </div>
  );
}
