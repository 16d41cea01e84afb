import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** Says "working" by motion only: put words beside it. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <LoaderCircle aria-hidden className={classNames('size-4 animate-spin', className)} strokeWidth={1.5} />
  );
}
