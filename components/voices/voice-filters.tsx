'use client';

import { Search, X } from 'lucide-react';
import { useState } from 'react';
import type { VoiceFamily } from '#lib/voices/voice.ts';
import { Chip } from './chip.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { VoiceFilter } from './voice-entries.ts';

const families: readonly { value: VoiceFamily | undefined; label: string }[] = [
  { value: undefined, label: 'All' },
  { value: 'long', label: 'Narration' },
  { value: 'short', label: 'Short speech' },
];

interface VoiceFiltersProps {
  filter: VoiceFilter;
  languages: readonly string[];
  onChange: (filter: VoiceFilter) => void;
}

/** What the wall is narrowed to: words and chips, all of it in the address. */
export function VoiceFilters({ filter, languages, onChange }: VoiceFiltersProps) {
  return (
    <search className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 md:sticky md:top-(--top-bar) md:z-20 md:-mx-2 md:bg-background/90 md:px-2 md:py-2 md:backdrop-blur-sm">
      <SearchField
        value={filter.search ?? ''}
        onChange={(search) => onChange({ ...filter, search: search || undefined })}
      />
      <div className="-mx-4 flex max-w-[100vw] items-center gap-0.5 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] md:mx-0 md:px-0">
        {families.map(({ value, label }) => (
          <Chip
            key={label}
            isOn={filter.family === value}
            onClick={() => onChange({ ...filter, family: value })}
          >
            {label}
          </Chip>
        ))}
        <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line-strong" />
        <FilterChips filter={filter} languages={languages} onChange={onChange} />
      </div>
    </search>
  );
}

/** The words are its own while they are typed; the address follows every letter. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address can change from outside: back, or "show all voices".
  if (value !== seen) {
    setSeen(value);
    if (value !== text.trim()) setText(value);
  }
  function write(next: string) {
    setText(next);
    onChange(next.trim());
  }
  return (
    <div className="relative w-full md:w-64">
      <Search
        aria-hidden
        className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 stroke-[1.5] text-muted"
      />
      <input
        type="search"
        aria-label="Search voices"
        placeholder="Name, 名字, accent or id"
        maxLength={200}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && write('')}
        className="h-8 w-full rounded-sm border border-line bg-panel pr-8 pl-8.5 text-sm placeholder:text-muted hover:border-line-strong pointer-coarse:h-10 pointer-coarse:text-lg [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => write('')}
          className="absolute top-0 right-0 grid h-full w-8 place-items-center text-muted hover:text-text pointer-coarse:w-10"
        >
          <X aria-hidden className="size-4 stroke-[1.5]" />
        </button>
      )}
    </div>
  );
}
