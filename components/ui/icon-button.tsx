'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import type { ButtonLook } from './button.tsx';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Its name, for the tooltip and for a screen reader. */
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  look?: ButtonLook['look'];
  size?: 'sm' | 'md' | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

/** A button that is only an icon: 28 or 36 px square, at least 40 px where fingers are used. */
export function IconButton({
  label,
  icon,
  look = 'ghost',
  size = 'md',
  side,
  className,
  ...rest
}: IconButtonProps) {
  const t = useText();
  return (
    <Tooltip label={label} side={side}>
      <button
        type="button"
        aria-label={t(label)}
        {...rest}
        className={buttonClass(
          { look, size },
          classNames(
            size === 'sm' ? 'w-7' : 'w-9',
            'px-0! pointer-coarse:w-10 [&_svg]:size-4 [&_svg]:stroke-[1.5]',
            className,
          ),
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
