import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const looks = {
  primary: 'bg-accent text-on-accent font-medium hover:bg-accent-strong',
  secondary: 'bg-raised text-text border border-line hover:border-line-strong',
  ghost: 'text-muted hover:text-text hover:bg-raised',
  danger: 'border border-line text-bad hover:bg-bad/10 hover:border-bad/40',
} as const;

const sizes = {
  sm: 'h-7 px-2.5 gap-1.5 text-sm rounded-sm pointer-coarse:h-10',
  md: 'h-9 px-3.5 gap-2 text-sm rounded-sm pointer-coarse:h-10',
  lg: 'h-11 px-5 gap-2 text-base rounded-md',
} as const;

export interface ButtonLook {
  look?: keyof typeof looks | undefined;
  size?: keyof typeof sizes | undefined;
}

/** The classes of a button, for a link that should look like one. */
export function buttonClass(
  { look = 'secondary', size = 'md' }: ButtonLook = {},
  className?: string,
): string {
  return classNames(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap transition-colors duration-150 ease-out',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50',
    looks[look],
    sizes[size],
    className,
  );
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and refuses clicks, keeping the focus where it is. */
    isBusy?: boolean | undefined;
    /** Puts the look on the only child (a link). */
    asChild?: boolean | undefined;
  };

export function Button({ look, size, isBusy, asChild, className, children, onClick, ...rest }: ButtonProps) {
  const shared = { ...rest, className: buttonClass({ look, size }, className) };
  if (asChild) return isValidElement(children) ? cloneElement(children, shared) : children;
  return (
    <button
      type="button"
      {...shared}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
