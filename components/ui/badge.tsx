import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'text-muted border-line',
  running: 'text-text border-accent/50',
  good: 'text-good border-good/40',
  attention: 'text-attention border-attention/40',
  bad: 'text-bad border-bad/40',
} as const;

interface BadgeProps {
  tone?: keyof typeof tones | undefined;
  icon?: ReactNode;
  /** Over a picture: a dark ground of its own, readable on any frame. */
  isOverMedia?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A state in a word or two, never by colour alone. */
export function Badge({ tone = 'neutral', icon, isOverMedia, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-full border px-2 text-xs [&_svg]:size-3 [&_svg]:stroke-[1.75]',
        isOverMedia ? 'border-transparent bg-black/75 text-white' : tones[tone],
        className,
      )}
    >
      {tone === 'running' && !icon && (
        <span aria-hidden className="size-1.5 animate-pulse rounded-full bg-accent" />
      )}
      {icon}
      {children}
    </span>
  );
}
