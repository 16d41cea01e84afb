'use client';

import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { Mark } from './mark.tsx';
import { openPalette } from './palette-door.ts';
import { isWithin, places } from './places.ts';
import { rememberRail } from './preferences.ts';

/** The rail at the left: icons with their names on hover and focus, or beside them when it is open. */
export function Rail({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const t = useText();
  const pathname = usePathname();
  const [isOpen, setOpen] = useState(isOpenAtFirst);

  function toggle() {
    setOpen(!isOpen);
    rememberRail(!isOpen);
  }

  return (
    <nav
      aria-label={t('Studio')}
      data-open={isOpen || undefined}
      className="group/rail sticky top-0 z-40 hidden h-dvh w-14 flex-col gap-1 border-line border-r p-2 data-open:w-52 md:flex"
    >
      <Link
        href={paths.create()}
        aria-label="Rushes"
        className="mb-2 flex h-10 items-center gap-3 rounded-sm px-2 font-medium text-base"
      >
        <Mark className="shrink-0" />
        <span className="hidden group-data-open/rail:inline">Rushes</span>
      </Link>
      {places.map(({ href, root, label, icon: Icon }) => (
        <Link
          key={href}
          href={href}
          aria-current={isWithin(pathname, root) ? 'page' : undefined}
          className={railItem}
        >
          <Icon aria-hidden />
          <RailLabel>{t(label)}</RailLabel>
        </Link>
      ))}
      <button type="button" onClick={openPalette} aria-keyshortcuts="Control+K Meta+K" className={railItem}>
        <Search aria-hidden />
        <RailLabel>{t('Search')}</RailLabel>
      </button>
      <button type="button" onClick={toggle} aria-expanded={isOpen} className={`${railItem} mt-auto`}>
        {isOpen ? <PanelLeftClose aria-hidden /> : <PanelLeftOpen aria-hidden />}
        <RailLabel>{isOpen ? t('Close the rail') : t('Open the rail')}</RailLabel>
      </button>
    </nav>
  );
}

const railItem =
  'group/item relative flex h-10 w-full items-center gap-3 rounded-sm px-3 text-muted text-sm transition-colors duration-150 ease-out hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.5]';

/** The name of a place: text in the open rail, a label that floats beside the icon in the closed one. */
function RailLabel({ children }: { children: ReactNode }) {
  return (
    <span className="pointer-events-none absolute left-full ml-3 whitespace-nowrap rounded-sm border border-line bg-raised px-2.5 py-1 text-text text-xs opacity-0 shadow-float transition-opacity delay-0 duration-150 group-hover/item:opacity-100 group-hover/item:delay-300 group-focus-visible/item:opacity-100 group-data-open/rail:static group-data-open/rail:ml-0 group-data-open/rail:border-0 group-data-open/rail:bg-transparent group-data-open/rail:p-0 group-data-open/rail:text-inherit group-data-open/rail:text-sm group-data-open/rail:opacity-100 group-data-open/rail:shadow-none group-data-open/rail:transition-none">
      {children}
    </span>
  );
}
