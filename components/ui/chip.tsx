import type { ReactNode } from 'react';

interface ChipProps {
  isOn: boolean;
  /** How many it would show; none is not said. */
  count?: number | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** A condition that is on or off. */
export function Chip({ isOn, count, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className="flex h-8 shrink-0 items-center gap-1.5 rounded-full px-3 text-muted text-sm transition-colors duration-150 hover:text-text aria-pressed:bg-raised aria-pressed:text-text aria-pressed:shadow-[inset_0_0_0_1px_var(--line-strong)] pointer-coarse:h-10"
    >
      {children}
      {count ? <span className="tabular text-xs">{count}</span> : null}
    </button>
  );
}
