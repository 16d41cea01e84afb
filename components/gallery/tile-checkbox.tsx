'use client';

import { Check } from 'lucide-react';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';

interface TileCheckboxProps {
  take: TakeView;
  isSelected: boolean;
}

/**
 * Selects a take: seen where the pointer rests, and on every tile once something is selected. The grid hears the click
 * (`data-select`), because a range needs to know the tiles between.
 */
export function TileCheckbox({ take, isSelected }: TileCheckboxProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands in no form, and the grid's keys select as well
    <button
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      aria-label={t('Select: {name}', { name: (take.title ?? take.prompt).slice(0, 80) })}
      tabIndex={-1}
      data-select={take.id}
      className="group/check absolute top-0 left-0 grid size-10 place-items-center outline-none"
    >
      <span
        aria-hidden
        className="grid size-5 place-items-center rounded-full bg-black/55 text-transparent shadow-[inset_0_0_0_1.5px_white] group-hover/check:bg-black/75 group-hover/check:text-white group-aria-checked/check:bg-accent group-aria-checked/check:text-on-accent group-aria-checked/check:shadow-none"
      >
        <Check className="size-3.5 stroke-[2.5]" />
      </span>
    </button>
  );
}
