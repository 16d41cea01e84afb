'use client';

import { X } from 'lucide-react';
import { useText } from '#components/ui/use-text.tsx';
import type { ActiveFilter } from './filter-words.ts';

/** A condition that is on; its cross takes it off. */
export function FilterChip({ active, onRemove }: { active: ActiveFilter; onRemove: () => void }) {
  const t = useText();
  const { label, value, isName } = active;
  return (
    <span className="flex h-8 max-w-64 shrink-0 items-center rounded-full bg-raised pl-3 text-sm shadow-[inset_0_0_0_1px_var(--line-strong)] pointer-coarse:h-10">
      {label && <span className="shrink-0 pr-1.5 text-muted">{label}</span>}
      <span translate={isName ? 'no' : undefined} className="truncate">
        {value}
      </span>
      <button
        type="button"
        aria-label={t('Remove the filter {name}', { name: label ? `${label} ${value}` : value })}
        onClick={onRemove}
        className="grid h-full w-8 shrink-0 place-items-center rounded-full text-muted transition-colors duration-150 hover:text-text pointer-coarse:w-10"
      >
        <X aria-hidden className="size-3.5 stroke-[1.5]" />
      </button>
    </span>
  );
}
