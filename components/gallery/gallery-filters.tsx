'use client';

import { useQuery } from '@tanstack/react-query';
import { Bookmark, ListFilter } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { FilterChip } from '#components/filters/filter-chip.tsx';
import { filterNamesOptions } from '#components/filters/filter-queries.ts';
import { activeFilters, kindWords, stateWords } from '#components/filters/filter-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { useLanguage, useText } from '#components/ui/use-text.tsx';
import type { StateGroup, TakeCounts, TakeFilter } from '#lib/tasks/take-page-view.ts';
import { isSameFilter } from '#lib/tasks/write-filter-address.ts';
import { kindOfTool, type TakeKind, takeKinds } from '#lib/tools/tool-kinds.ts';
import { isToolName } from '#lib/tools/tool-names.ts';

const FilterMenu = lazyPart(() =>
  import('#components/filters/filter-menu.tsx').then((found) => found.FilterMenu),
);
const SavedFilters = lazyPart(() =>
  import('#components/filters/saved-filters.tsx').then((found) => found.SavedFilters),
);
const searchDelayMs = 250;

interface GalleryFiltersProps {
  filter: TakeFilter;
  counts: TakeCounts | undefined;
  /** The page is a project's own: its filter always has the project, and nobody can take it off. */
  scope?: { projectId: string } | undefined;
  onChange: (filter: TakeFilter) => void;
}

/** What the gallery is narrowed to: words and chips, all of it in the address. */
export function GalleryFilters({ filter, counts, scope, onChange }: GalleryFiltersProps) {
  const t = useText();
  const language = useLanguage();
  const shown = scope ? { ...filter, projectId: undefined } : filter;
  const { data: names } = useQuery(filterNamesOptions(shown));
  const change = (next: TakeFilter) => onChange(scope ? { ...next, projectId: scope.projectId } : next);
  const toggle = (part: TakeFilter) => change({ ...shown, ...part });
  const stateChip = (state: StateGroup, count?: number) => (
    <Chip
      isOn={shown.state === state}
      count={count}
      onClick={() => toggle({ state: shown.state === state ? undefined : state })}
    >
      {t(stateWords[state])}
    </Chip>
  );
  return (
    <search className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <WordSearch
        value={shown.search ?? ''}
        onChange={(search) => change({ ...shown, search: search || undefined })}
      />
      <div className="-mx-4 flex min-w-0 max-w-[100vw] items-center gap-1 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] md:mx-0 md:flex-1 md:flex-wrap md:overflow-visible md:px-0">
        <FilterButton shown={shown} hasProject={scope !== undefined} onChange={change} />
        {!scope && <SavedButton shown={shown} onChange={change} />}
        {activeFilters(shown, names, t, language).map((active) => (
          <FilterChip key={active.key} active={active} onRemove={() => change(active.without)} />
        ))}
        {!isSameFilter(shown, {}) && (
          <Button look="ghost" size="sm" onClick={() => change({})}>
            {t('Clear all')}
          </Button>
        )}
        <Divider />
        {takeKinds.map((kind) => (
          <Chip
            key={kind}
            isOn={shown.kind === kind}
            onClick={() => change(withKind(shown, shown.kind === kind ? undefined : kind))}
          >
            {t(kindWords[kind])}
          </Chip>
        ))}
        <Divider />
        {stateChip('open', counts?.open)}
        {stateChip('failed')}
        {(counts?.unclear || shown.state === 'unclear') && stateChip('unclear', counts?.unclear)}
        <Divider />
        <Chip
          isOn={shown.isMine === true}
          onClick={() => toggle({ isMine: shown.isMine ? undefined : true, creatorId: undefined })}
        >
          {t('Mine')}
        </Chip>
        <Chip
          isOn={shown.isFavourite === true}
          onClick={() => toggle({ isFavourite: shown.isFavourite ? undefined : true })}
        >
          {t('Favourites')}
        </Chip>
      </div>
    </search>
  );
}

function Divider() {
  return <span aria-hidden className="mx-1.5 h-5 w-px shrink-0 bg-line-strong" />;
}

/** Another kind lets go of a tool that makes something else. */
function withKind(filter: TakeFilter, kind: TakeKind | undefined): TakeFilter {
  const { tool } = filter;
  const fits = kind === undefined || (isToolName(tool) && kindOfTool[tool] === kind);
  return { ...filter, kind, tool: fits ? tool : undefined };
}

interface FilterButtonProps {
  shown: TakeFilter;
  onChange: (filter: TakeFilter) => void;
}

/** Everything else to filter by; loaded when it is first wanted. */
function FilterButton({ shown, hasProject, onChange }: FilterButtonProps & { hasProject: boolean }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('Filters')}
      open={isOpen}
      onOpenChange={setOpen}
      className="p-1"
      trigger={
        <Button size="sm" className="h-8 rounded-full">
          <ListFilter aria-hidden className="size-4 stroke-[1.5]" />
          {t('Filter')}
        </Button>
      }
    >
      <Suspense>
        <FilterMenu
          filter={shown}
          hasProject={hasProject}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    </Popover>
  );
}

function SavedButton({ shown, onChange }: FilterButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('Saved filters')}
      open={isOpen}
      onOpenChange={setOpen}
      className="p-1"
      trigger={
        <Button size="sm" look="ghost" className="h-8 rounded-full">
          <Bookmark aria-hidden className="size-4 stroke-[1.5]" />
          {t('Saved')}
        </Button>
      }
    >
      <Suspense>
        <SavedFilters filter={shown} onChange={onChange} onClose={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}

/** The words are its own while they are typed; they go to the server when typing rests. */
function WordSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText();
  const [text, setText] = useState(value);
  const sent = useRef(value);
  // The address can change from outside (back, a link in the top bar): then its words stand in the field.
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  // The outside system is the clock: words go to the server when typing rests.
  useEffect(() => {
    const words = text.trim();
    if (words === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = words;
      onChange(words);
    }, searchDelayMs);
    return () => clearTimeout(timer);
  });
  return (
    <SearchField
      label={t('Search takes')}
      placeholder={t('Words, names, “a phrase”, -without')}
      value={text}
      onChange={setText}
    />
  );
}
