'use client';

import {
  cloneElement,
  createContext,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { classNames } from './class-names.ts';
import { type Align, areaOf, type Side } from './float.ts';

interface DropdownMenuProps {
  /** One button. */
  trigger: ReactElement<{ popoverTarget?: string; 'aria-haspopup'?: 'menu' }>;
  side?: Side | undefined;
  align?: Align | undefined;
  /** `MenuItem`, `MenuSeparator`. */
  children: ReactNode;
}

const CloseMenu = createContext<() => void>(() => {});

const itemClass = classNames(
  'flex min-h-8 w-full cursor-default select-none items-center gap-2.5 rounded-sm px-2 py-1 text-left text-sm outline-none pointer-coarse:min-h-11',
  'hover:bg-text/8 focus-visible:bg-text/8 aria-disabled:opacity-50 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.5]',
);

/** A menu of actions under a button: arrow keys, Home, End and first letters move, Escape closes. */
export function DropdownMenu({ trigger, side = 'bottom', align = 'end', children }: DropdownMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  // The outside system is the browser's focus: it goes into the menu when the menu appears.
  useEffect(() => {
    if (isShown) itemsOf(menu.current)[0]?.focus();
  }, [isShown]);

  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'menu' })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        style={{ positionArea: areaOf(side, align) }}
        onToggle={(event) => setShown(event.newState === 'open')}
        onKeyDown={moveFocus}
        className="float min-w-48 rounded-md border border-line bg-raised p-1 text-text shadow-float"
      >
        <CloseMenu value={() => menu.current?.hidePopover()}>{isShown && children}</CloseMenu>
      </div>
    </>
  );
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item.matches(':focus'));
  const letter = event.key.length === 1 ? event.key.toLowerCase() : undefined;
  const byLetter = [...items.slice(at + 1), ...items.slice(0, at + 1)].find(
    (item) => letter && item.textContent?.trim().toLowerCase().startsWith(letter),
  );
  const moves: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at - 1),
    Home: items[0],
    End: items.at(-1),
  };
  const target = moves[event.key] ?? (event.key === ' ' ? undefined : byLetter);
  if (!target) return;
  event.preventDefault();
  target.focus();
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
  const close = use(CloseMenu);
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(itemClass, isDanger && 'text-bad'),
    'aria-disabled': disabled || undefined,
    onClick: () => {
      if (disabled) return;
      close();
      onSelect?.();
    },
  };
  if (asChild) return isValidElement(children) ? cloneElement(children, shared) : children;
  return (
    <button type="button" {...shared}>
      {icon}
      <span className="flex-1">{children}</span>
      {shortcut && <kbd className="text-muted text-xs">{shortcut}</kbd>}
    </button>
  );
}

/** Items that belong together, under their name. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const t = useText();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu holds groups, not form fields
    <div
      role="group"
      aria-labelledby={id}
      className="not-first:mt-1 not-first:border-line not-first:border-t"
    >
      <p id={id} role="presentation" className="px-2 pt-2 pb-1 text-muted text-xs">
        {t(label)}
      </p>
      {children}
    </div>
  );
}

export function MenuSeparator() {
  return <hr className="-mx-1 my-1 border-line" />;
}
