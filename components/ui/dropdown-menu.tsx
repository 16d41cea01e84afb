'use client';

import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface DropdownMenuProps {
  /** One button. */
  trigger: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** `MenuItem`, `MenuChoice`, `MenuSeparator`. */
  children: ReactNode;
}

const itemClass = classNames(
  'flex h-8 cursor-default select-none items-center gap-2.5 rounded-sm px-2 text-sm outline-none pointer-coarse:h-10',
  'data-[highlighted]:bg-text/8 data-[disabled]:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
);

/** A menu of actions under a button. */
export function DropdownMenu({ trigger, side = 'bottom', align = 'end', children }: DropdownMenuProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-48 rounded-md border border-line bg-raised p-1 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  shortcut?: string | undefined;
  isDanger?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect?: (() => void) | undefined;
  /** The only child is a link that takes the look. */
  asChild?: boolean | undefined;
  children: ReactNode;
}

export function MenuItem({ icon, shortcut, isDanger, disabled, onSelect, asChild, children }: MenuItemProps) {
  const className = classNames(itemClass, isDanger ? 'text-bad' : 'text-text');
  const shared = { className, disabled: disabled ?? false, ...(onSelect ? { onSelect } : {}) };
  if (asChild) {
    return (
      <Radix.Item asChild {...shared}>
        {children}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item {...shared}>
      {icon}
      <span className="flex-1">{children}</span>
      {shortcut && <kbd className="text-muted text-xs">{shortcut}</kbd>}
    </Radix.Item>
  );
}

interface MenuChoiceProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
}

/** One of a few, inside a menu. */
export function MenuChoice<T extends string>({ label, value, onChange, options }: MenuChoiceProps<T>) {
  return (
    <Radix.RadioGroup value={value} aria-label={label}>
      <Radix.Label className="px-2 pt-1.5 pb-1 text-muted text-xs">{label}</Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          className={itemClass}
          onSelect={() => onChange(option.value)}
        >
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <Check aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}
