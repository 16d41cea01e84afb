'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Merge, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { fieldClass } from '#components/ui/input.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { deleteTag, mergeTags, renameTag } from '#lib/curation/actions.ts';
import { tagLimits } from '#lib/curation/tag-limits.ts';
import type { TakeTag } from '#lib/tasks/take-view.ts';
import { tagKeys, tagsOptions } from './tag-queries.ts';
import { useCuration } from './use-curation.ts';

/** All tags of the team: renamed where they stand, merged into another, or deleted. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<{ tag: TakeTag; what: 'merge' | 'delete' }>();
  const { data: tags } = useQuery(tagsOptions());
  const words = search.trim().toLowerCase();
  const shown = (tags ?? []).filter(({ name }) => name.toLowerCase().includes(words));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Tags of the team')}
      description={t('A change is seen on every take that has the tag.')}
    >
      <div className="grid gap-3">
        <SearchField
          label={t('Find a tag')}
          placeholder={t('Find a tag')}
          value={search}
          onChange={setSearch}
        />
        {!tags && <Skeleton className="h-24" />}
        {tags?.length === 0 && <p className="text-muted text-sm">{t('No take has a tag yet.')}</p>}
        {tags && tags.length > 0 && shown.length === 0 && (
          <p className="text-muted text-sm">{t('No tag is called that.')}</p>
        )}
        <ul className="grid max-h-[50dvh] gap-1 overflow-y-auto">
          {shown.map((tag) => (
            <li key={tag.id} className="grid gap-2">
              <TagRow tag={tag} onAsk={(what) => setAsked({ tag, what })} />
              {asked?.tag.id === tag.id &&
                (asked.what === 'merge' ? (
                  <MergeQuestion
                    tag={tag}
                    others={(tags ?? []).filter(({ id }) => id !== tag.id)}
                    onDone={() => setAsked(undefined)}
                  />
                ) : (
                  <DeleteQuestion tag={tag} onDone={() => setAsked(undefined)} />
                ))}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function TagRow({ tag, onAsk }: { tag: TakeTag; onAsk: (what: 'merge' | 'delete') => void }) {
  const t = useText();
  const { change } = useTagChanges();
  const [name, setName] = useState(tag.name);

  async function rename() {
    const next = name.trim();
    if (next === tag.name || !next) return setName(tag.name);
    if (!(await change(renameTag({ tagId: tag.id, name: next })))) setName(tag.name);
  }

  return (
    <div className="flex items-center gap-1">
      <input
        translate="no"
        aria-label={t('Name of the tag {name}', { name: tag.name })}
        maxLength={tagLimits.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => void rename()}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className={`${fieldClass} h-9 border-transparent! bg-transparent! px-2 text-sm hover:border-line-strong! focus:border-line-strong! pointer-coarse:h-11`}
      />
      <IconButton
        label={t('Merge {name} with another tag', { name: tag.name })}
        icon={<Merge />}
        size="sm"
        onClick={() => onAsk('merge')}
      />
      <IconButton
        label={t('Delete the tag {name}', { name: tag.name })}
        icon={<Trash2 />}
        size="sm"
        onClick={() => onAsk('delete')}
      />
    </div>
  );
}

interface MergeQuestionProps {
  tag: TakeTag;
  others: readonly TakeTag[];
  onDone: () => void;
}

function MergeQuestion({ tag, others, onDone }: MergeQuestionProps) {
  const t = useText();
  const { change, isBusy } = useTagChanges();
  const [intoId, setIntoId] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (intoId && (await change(mergeTags({ fromId: tag.id, intoId })))) onDone();
  }

  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="flex flex-wrap items-center gap-2 rounded-sm bg-raised p-2"
    >
      <select
        aria-label={t('The tag that takes its place')}
        value={intoId}
        onChange={(event) => setIntoId(event.target.value)}
        className={`${fieldClass} h-9 w-auto! min-w-0 flex-1 px-2 text-sm pointer-coarse:h-11`}
      >
        <option value="">{t('Merge into…')}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id} translate="no">
            {name}
          </option>
        ))}
      </select>
      <Button size="sm" onClick={onDone}>
        {t('Cancel')}
      </Button>
      <Button size="sm" look="primary" type="submit" isBusy={isBusy} disabled={!intoId}>
        {t('Merge')}
      </Button>
    </form>
  );
}

function DeleteQuestion({ tag, onDone }: { tag: TakeTag; onDone: () => void }) {
  const t = useText();
  const { change, isBusy } = useTagChanges();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 rounded-sm bg-raised p-2 text-sm">
      <p className="min-w-0 flex-1">{t('Take it off every take? This cannot be undone.')}</p>
      <Button size="sm" onClick={onDone}>
        {t('Cancel')}
      </Button>
      <Button
        size="sm"
        look="danger"
        autoFocus
        isBusy={isBusy}
        onClick={async () => {
          if (await change(deleteTag({ tagId: tag.id }))) onDone();
        }}
      >
        {t('Delete the tag')}
      </Button>
    </div>
  );
}

function useTagChanges() {
  const t = useText();
  const client = useQueryClient();
  const curate = useCuration();
  const [isBusy, setBusy] = useState(false);

  async function change(call: Parameters<typeof curate>[0]): Promise<boolean> {
    setBusy(true);
    const done = await curate(call);
    await client.refetchQueries({ queryKey: tagKeys.all });
    setBusy(false);
    if (done && typeof done === 'object' && 'isDone' in done && !done.isDone)
      showToast({ title: t('Very many takes have this tag: the studio goes on with it.') });
    return done !== undefined;
  }
  return { change, isBusy };
}
