import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import { requestText } from '#lib/language/request-text.ts';
import { paths } from '#lib/paths.ts';
import { Mark } from './mark.tsx';
import { placeIcons } from './place-icons.ts';
import { PlaceLink } from './place-link.tsx';
import { places } from './places.ts';
import { RailFrame } from './rail-frame.tsx';
import { SearchButton } from './search-button.tsx';

/** The rail at the left: icons with their names on hover and focus, or beside them when it is open. Drawn on the server. */
export async function Rail({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const t = await requestText();
  return (
    <RailFrame
      label={t('Studio')}
      isOpenAtFirst={isOpenAtFirst}
      toggleClass={`${railItem} mt-auto`}
      toggle={
        <>
          <PanelLeftOpen aria-hidden className="group-data-open/rail:hidden" />
          <PanelLeftClose aria-hidden className="not-group-data-open/rail:hidden" />
          <RailLabel>
            <span className="group-data-open/rail:hidden">{t('Open the rail')}</span>
            <span className="not-group-data-open/rail:hidden">{t('Close the rail')}</span>
          </RailLabel>
        </>
      }
    >
      <Link
        href={paths.create()}
        aria-label="Rushes"
        className="mb-2 flex h-10 items-center gap-3 rounded-sm px-2 font-medium text-base"
      >
        <Mark className="shrink-0" />
        <span className="hidden group-data-open/rail:inline">Rushes</span>
      </Link>
      {places.map(({ href, root, label }) => {
        const Icon = placeIcons[label];
        return (
          <PlaceLink key={href} href={href} root={root} className={railItem}>
            <Icon aria-hidden />
            <RailLabel>{t(label)}</RailLabel>
          </PlaceLink>
        );
      })}
      <SearchButton className={railItem}>
        <Search aria-hidden />
        <RailLabel>{t('Search')}</RailLabel>
      </SearchButton>
    </RailFrame>
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
