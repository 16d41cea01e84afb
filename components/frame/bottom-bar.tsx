'use client';

import { Ellipsis, Search } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { Suspense, useState } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Link } from '#components/ui/link.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { openPalette } from './palette-door.ts';
import { isWithin, placesInBottomBar } from './places.ts';

const loadPanel = () => import('./more-panel.tsx').then((found) => found.MorePanel);
const MorePanel = lazyPart(loadPanel);

const item =
  'flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-muted text-xs aria-[current=page]:text-text [&>svg]:size-5 [&>svg]:stroke-[1.5] aria-[current=page]:[&>svg]:text-text';

/** The rail of a phone: within reach of one thumb. What has no room here is under "More". */
export function BottomBar() {
  const t = useText();
  const pathname = usePathname();
  const [isMoreOpen, setMoreOpen] = useState(false);
  return (
    <nav
      aria-label={t('Studio')}
      className="fixed inset-x-0 bottom-0 z-40 flex border-line border-t bg-background pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {placesInBottomBar.map(({ href, root, label, icon: Icon }) => (
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
      <Popover
        label={t('More places')}
        open={isMoreOpen}
        onOpenChange={setMoreOpen}
        className="float-sheet min-h-40 p-2"
        trigger={
          <button type="button" onPointerDown={loadPanel} onFocus={loadPanel} className={item}>
            <Ellipsis aria-hidden />
            {t('More')}
          </button>
        }
      >
        <Suspense>
          <MorePanel onDone={() => setMoreOpen(false)} />
        </Suspense>
      </Popover>
    </nav>
  );
}
