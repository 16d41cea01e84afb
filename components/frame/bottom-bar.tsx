'use client';

import { Search, UserRound } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { openPalette } from './palette-door.ts';
import { isWithin, places } from './places.ts';

const item =
  'flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-muted text-xs aria-[current=page]:text-text [&>svg]:size-5 [&>svg]:stroke-[1.5] aria-[current=page]:[&>svg]:text-text';

/** The rail of a phone: within reach of one thumb. */
export function BottomBar() {
  const t = useText();
  const pathname = usePathname();
  return (
    <nav
      aria-label={t('Studio')}
      className="fixed inset-x-0 bottom-0 z-40 flex border-line border-t bg-background pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {places.map(({ href, root, label, icon: Icon }) => (
        <Link
          key={href}
          href={href}
          aria-current={isWithin(pathname, root) ? 'page' : undefined}
          className={item}
        >
          <Icon aria-hidden />
          {t(label)}
        </Link>
      ))}
      <button type="button" onClick={openPalette} className={item}>
        <Search aria-hidden />
        {t('Search')}
      </button>
      <Link
        href={paths.account()}
        aria-current={isWithin(pathname, paths.account()) ? 'page' : undefined}
        className={item}
      >
        <UserRound aria-hidden />
        {t('Account')}
      </Link>
    </nav>
  );
}
