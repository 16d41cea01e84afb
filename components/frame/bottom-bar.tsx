import { Ellipsis, Search } from 'lucide-react';
import { requestText } from '#lib/language/request-text.ts';
import { MoreButton } from './more-button.tsx';
import { placeIcons } from './place-icons.ts';
import { PlaceLink } from './place-link.tsx';
import { placesInBottomBar } from './places.ts';
import { SearchButton } from './search-button.tsx';

const item =
  'flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-muted text-xs aria-[current=page]:text-text [&>svg]:size-5 [&>svg]:stroke-[1.5] aria-[current=page]:[&>svg]:text-text';

/** The rail of a phone: within reach of one thumb. What has no room here is under "More". Drawn on the server. */
export async function BottomBar() {
  const t = await requestText();
  return (
    <nav
      aria-label={t('Studio')}
      className="fixed inset-x-0 bottom-0 z-40 flex border-line border-t bg-background pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {placesInBottomBar.map(({ href, root, label }) => {
        const Icon = placeIcons[label];
        return (
          <PlaceLink key={href} href={href} root={root} className={item}>
            <Icon aria-hidden />
            {t(label)}
          </PlaceLink>
        );
      })}
      <SearchButton className={item}>
        <Search aria-hidden />
        {t('Search')}
      </SearchButton>
      <MoreButton className={item}>
        <Ellipsis aria-hidden />
        {t('More')}
      </MoreButton>
    </nav>
  );
}
