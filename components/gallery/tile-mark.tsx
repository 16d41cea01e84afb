import type { ReactNode } from 'react';

interface MarkProps {
  icon: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** One sign or number on a tile, on a dark ground of its own. */
export function Mark({ icon, className = '', children }: MarkProps) {
  return (
    <span
      className={`tabular flex h-5.5 items-center gap-1 rounded-sm bg-black/70 px-1 text-xs [&_svg]:size-3.5 [&_svg]:stroke-[1.75] ${className}`}
    >
      {icon}
      {children}
    </span>
  );
}
