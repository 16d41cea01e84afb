import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface TabLink {
  href: string;
  label: string;
  icon?: ReactNode;
  isCurrent: boolean;
}

/** Tabs that are pages of their own: links, with the current one marked. */
export function Tabs({ label, items }: { label: string; items: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className="flex gap-1 overflow-x-auto">
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          prefetch={false}
          aria-current={item.isCurrent ? 'page' : undefined}
          className={classNames(
            'flex h-9 shrink-0 items-center gap-2 rounded-sm px-3 text-muted text-sm transition-colors duration-150 pointer-coarse:h-10',
            'hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text [&_svg]:size-4 [&_svg]:stroke-[1.5]',
          )}
        >
          {item.icon}
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
