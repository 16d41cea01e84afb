import { classNames } from './class-names.ts';

/** Says "working" by motion only: put words beside it. Drawn without an icon, because it comes with every button. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-block size-4 animate-spin rounded-full border-[1.5px] border-current border-r-transparent',
        className,
      )}
    />
  );
}
