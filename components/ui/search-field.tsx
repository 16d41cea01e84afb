'use client';

import { Search, X } from 'lucide-react';
import { useText } from '#components/ui/use-text.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field for words that narrow what is shown; Escape and the cross empty it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const t = useText();
  return (
    <div className="relative w-full md:w-64">
      <Search
        aria-hidden
        className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 stroke-[1.5] text-muted"
      />
      <input
        type="search"
        aria-label={t(label)}
        placeholder={placeholder}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        className="h-8 w-full rounded-sm border border-line bg-panel pr-8 pl-8.5 text-sm placeholder:text-muted hover:border-line-strong pointer-coarse:h-10 pointer-coarse:text-lg [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <button
          type="button"
          aria-label={t('Clear search')}
          onClick={() => onChange('')}
          className="absolute top-0 right-0 grid h-full w-8 place-items-center text-muted hover:text-text pointer-coarse:w-10"
        >
          <X aria-hidden className="size-4 stroke-[1.5]" />
        </button>
      )}
    </div>
  );
}
