'use client';

import { useText } from '#components/ui/use-text.tsx';

interface ProgressProps {
  label: string;
  /** 0 to 1; absent when how far it is isn't known. */
  value?: number | undefined;
}

/** How far something is. Only for what is measured: never an invented figure. */
export function Progress({ label, value }: ProgressProps) {
  const t = useText();
  return (
    <div
      role="progressbar"
      aria-label={t(label)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
      className="h-1 w-full overflow-hidden rounded-full bg-line-strong"
    >
      <div
        className={
          value === undefined ? 'h-full w-full animate-pulse bg-accent/60' : 'h-full origin-left bg-accent'
        }
        style={value === undefined ? undefined : { transform: `scaleX(${value})` }}
      />
    </div>
  );
}
