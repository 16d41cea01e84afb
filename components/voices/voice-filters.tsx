'use client';

import { useState } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { VoiceFamily } from '#lib/voices/voice.ts';
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
  const t = useText();
  return (
    <search className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 md:sticky md:top-(--top-bar) md:z-20 md:-mx-2 md:bg-background/90 md:px-2 md:py-2 md:backdrop-blur-sm">
      <VoiceSearch
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
            {t(label)}
          </Chip>
        ))}
        <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line-strong" />
        <FilterChips filter={filter} languages={languages} onChange={onChange} />
      </div>
    </search>
  );
}

/** The words are its own while they are typed; the address follows every letter. */
function VoiceSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText();
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
    <SearchField
      label={t('Search voices')}
      placeholder={t('Name, 名字, accent or id')}
      value={text}
      onChange={write}
    />
  );
}
