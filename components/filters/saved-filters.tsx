'use client';

import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Pencil, Trash2, UserRound, Users } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Input } from '#components/ui/input.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { maxFilterName, type SavedFilterView } from '#lib/curation/saved-filter-view.ts';
import { readFilterAddress } from '#lib/tasks/filter-address.ts';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import { isSameFilter, writeFilterAddress } from '#lib/tasks/write-filter-address.ts';
import { savedFiltersOptions } from './filter-queries.ts';
import { useSavedFilterActions } from './use-saved-filters.ts';

interface SavedFiltersProps {
  filter: TakeFilter;
  onChange: (filter: TakeFilter) => void;
  onClose: () => void;
}

/** The filters that a person kept, those of the team, and a name for the one of now. */
export function SavedFilters({ filter, onChange, onClose }: SavedFiltersProps) {
  const t = useText();
  const { data, isError } = useQuery(savedFiltersOptions());
  const filters = data?.filters ?? [];
  const known = filters.some(({ query }) =>
    isSameFilter(readFilterAddress(new URLSearchParams(query)), filter),
  );
  const isEmpty = isSameFilter(filter, {});
  return (
    <div className="grid w-72 max-w-[calc(100vw-2rem)] gap-1">
      {!data && !isError && (
        <span className="p-2">
          <Spinner />
        </span>
      )}
      {isError && (
        <p role="alert" className="px-2.5 py-2 text-bad text-sm">
          {t('The filters could not be read. Check the connection.')}
        </p>
      )}
      {data && filters.length === 0 && (
        <p className="px-2.5 py-2 text-muted text-sm">
          {t('No filters are saved yet. Choose what to filter by, then give it a name here.')}
        </p>
      )}
      {filters.length > 0 && (
        <ul aria-label={t('Saved filters')} className="max-h-[min(22rem,50dvh)] overflow-y-auto">
          {filters.map((saved) => (
            <SavedLine
              key={saved.id}
              saved={saved}
              isOn={isSameFilter(readFilterAddress(new URLSearchParams(saved.query)), filter)}
              canShare={data?.canShare ?? false}
              onApply={() => {
                onChange(readFilterAddress(new URLSearchParams(saved.query)));
                onClose();
              }}
            />
          ))}
        </ul>
      )}
      {data && !isEmpty && !known && <SaveForm filter={filter} canShare={data.canShare} />}
    </div>
  );
}

interface SavedLineProps {
  saved: SavedFilterView;
  isOn: boolean;
  canShare: boolean;
  onApply: () => void;
}

function SavedLine({ saved, isOn, canShare, onApply }: SavedLineProps) {
  const t = useText();
  const { change, remove } = useSavedFilterActions();
  const [isNaming, setNaming] = useState(false);
  const { id, name, isShared, byName, canChange } = saved;
  if (isNaming) {
    return (
      <li>
        <NameForm
          name={name}
          button={t('Rename')}
          onName={async (next) => {
            if (next === name || (await change({ filterId: id, name: next }))) setNaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex items-center rounded-sm hover:bg-text/8">
      <button
        type="button"
        aria-current={isOn || undefined}
        onClick={onApply}
        className="flex h-9 min-w-0 flex-1 items-center gap-2.5 rounded-sm px-2.5 text-left text-sm aria-[current]:font-medium pointer-coarse:h-11"
      >
        {isShared ? (
          <Users aria-label={t('Shared with the team')} className="size-4 shrink-0 stroke-[1.5] text-muted" />
        ) : (
          <UserRound aria-label={t('Only yours')} className="size-4 shrink-0 stroke-[1.5] text-muted" />
        )}
        <span translate="no" className="min-w-0 truncate">
          {name}
        </span>
        {byName && (
          <span translate="no" className="ml-auto max-w-24 shrink-0 truncate pl-2 text-muted text-xs">
            {byName}
          </span>
        )}
      </button>
      {canChange && (
        <DropdownMenu
          align="end"
          trigger={<IconButton label={t('Change {name}', { name })} icon={<Ellipsis />} size="sm" />}
        >
          <MenuItem icon={<Pencil />} onSelect={() => setNaming(true)}>
            {t('Rename')}
          </MenuItem>
          {canShare && (
            <MenuItem
              icon={isShared ? <UserRound /> : <Users />}
              onSelect={() => void change({ filterId: id, isShared: !isShared })}
            >
              {isShared ? t('Stop sharing') : t('Share with the team')}
            </MenuItem>
          )}
          <MenuItem icon={<Trash2 />} isDanger onSelect={() => void remove(saved)}>
            {t('Delete')}
          </MenuItem>
        </DropdownMenu>
      )}
    </li>
  );
}

function SaveForm({ filter, canShare }: { filter: TakeFilter; canShare: boolean }) {
  const t = useText();
  const { save } = useSavedFilterActions();
  const [isShared, setShared] = useState(false);
  return (
    <div className="grid gap-1 border-line border-t pt-2">
      <NameForm
        name=""
        button={t('Save')}
        onName={async (name) => {
          await save({ name, query: writeFilterAddress(filter).toString(), isShared });
        }}
      />
      {canShare && (
        <label className="flex h-9 items-center gap-2.5 px-2.5 text-sm pointer-coarse:h-11">
          <input
            type="checkbox"
            checked={isShared}
            onChange={({ target }) => setShared(target.checked)}
            className="size-4 accent-(--accent)"
          />
          {t('Share with the team')}
        </label>
      )}
    </div>
  );
}

interface NameFormProps {
  name: string;
  button: string;
  onName: (name: string) => Promise<void>;
}

function NameForm({ name, button, onName }: NameFormProps) {
  const t = useText();
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !typed.trim()) return;
    setBusy(true);
    await onName(typed.trim());
    setBusy(false);
  }
  return (
    <form onSubmit={submit} className="flex gap-2 p-1">
      <Input
        aria-label={t('Name of the filter')}
        placeholder={t('Name of the filter')}
        maxLength={maxFilterName}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" isBusy={isBusy} disabled={!typed.trim()}>
        {button}
      </Button>
    </form>
  );
}
