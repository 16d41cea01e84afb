import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

/** The shape of something that is on its way; give it the size of the real thing. */
export function Skeleton({ className, style }: { className?: string | undefined; style?: CSSProperties }) {
  return (
    <div aria-hidden style={style} className={classNames('animate-pulse rounded-sm bg-raised', className)} />
  );
}
