'use client';

import { Folder, UserRound } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useCurrentProject } from '#components/projects/current-project.tsx';
import { openProjectSwitcher } from '#components/projects/switcher-door.ts';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { placeIcons } from './place-icons.ts';
import { isWithin, placesUnderMore } from './places.ts';

const row =
  'flex h-12 w-full items-center gap-3 rounded-sm px-3 text-base hover:bg-text/8 aria-[current=page]:bg-text/8 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:stroke-[1.5] [&>svg]:text-muted';

/** What a phone's bottom bar has no room for. Loaded when it is first opened. */
export function MorePanel({ onDone }: { onDone: () => void }) {
  const t = useText();
  const pathname = usePathname();
  const { project } = useCurrentProject();
  const account = { href: paths.account(), root: paths.account(), label: 'Account', Icon: UserRound };
  const more = [...placesUnderMore.map((place) => ({ ...place, Icon: placeIcons[place.label] })), account];
  return (
    <div className="grid gap-0.5">
      <button
        type="button"
        onClick={() => {
          onDone();
          openProjectSwitcher();
        }}
        className={row}
      >
        <Folder aria-hidden />
        <span className="flex-1 text-left">{t('Project')}</span>
        <span translate={project ? 'no' : undefined} className="max-w-40 truncate text-muted text-sm">
          {project?.name ?? t('No project')}
        </span>
      </button>
      {more.map(({ href, root, label, Icon }) => (
        <Link
          key={href}
          href={href}
          aria-current={isWithin(pathname, root) ? 'page' : undefined}
          onClick={onDone}
          className={row}
        >
          <Icon aria-hidden />
          {t(label)}
        </Link>
      ))}
    </div>
  );
}
