'use client';

import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { MediaRole } from '#lib/vendor/media-roles.ts';

interface PlaceButtonProps extends ComponentProps<'button'> {
  label: string;
  /** A second line: what fits. */
  hint?: string | undefined;
  dropRole: MediaRole | undefined;
  isDragging?: boolean | undefined;
  /** What is being dragged is over this place. */
  isUnder?: boolean | undefined;
}

/** What an empty place of the tray looks like. */
export function PlaceButton({ label, hint, dropRole, isDragging, isUnder, ...rest }: PlaceButtonProps) {
  const t = useText();
  return (
    <button
      type="button"
      data-drop-role={dropRole}
      data-tray-add
      {...rest}
      className={classNames(
        'grid size-full min-h-20 place-content-center justify-items-center gap-1 rounded-md border border-dashed px-2 py-3 text-center text-sm transition-colors duration-150 ease-out',
        isUnder ? 'border-accent bg-accent/12' : 'border-line-strong hover:border-muted hover:bg-raised',
        isDragging && !isUnder && 'border-accent/50',
      )}
    >
      <Plus aria-hidden className="pointer-events-none size-4 text-muted" strokeWidth={1.5} />
      <span className="pointer-events-none">{t(label)}</span>
      {hint && <span className="pointer-events-none text-muted text-xs">{t(hint)}</span>}
    </button>
  );
}
