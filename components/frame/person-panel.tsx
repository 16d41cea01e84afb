'use client';

import { LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { leave } from '#components/auth/leave.ts';
import { roleWords } from '#components/team/role-words.ts';
import { Link } from '#components/ui/link.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { parseTheme, type Theme } from '#lib/theme.ts';
import type { Role } from '#prisma/client/enums.ts';
import { OwnTeams } from './own-teams.tsx';
import { chooseTheme } from './preferences.ts';

const themeChoices = [
  { value: 'system', label: 'System' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

const row =
  'flex h-9 w-full items-center gap-2.5 rounded-sm px-2 text-sm hover:bg-text/8 pointer-coarse:h-11 [&>svg]:size-4 [&>svg]:stroke-[1.5]';

export interface Person {
  name: string;
  email: string;
  role: Role;
  /** A link to their picture. */
  picture: string | undefined;
}

/** Who you are, how the studio looks here, and the way out. Loaded when it is first opened. */
export function PersonPanel({ name, email, role }: Person) {
  const t = useText();
  const [theme, setTheme] = useState<Theme>(() => parseTheme(document.documentElement.dataset.theme));

  return (
    <>
      <div className="px-2 pb-2">
        <p translate="no" className="truncate font-medium">
          {name}
        </p>
        <p translate="no" className="truncate text-muted text-xs">
          {email}
        </p>
        <p className="text-muted text-xs">{t(roleWords[role].label)}</p>
      </div>
      <div className="border-line border-t py-2">
        <Link href={paths.account()} className={row}>
          <UserRound aria-hidden />
          {t('Account')}
        </Link>
      </div>
      <OwnTeams className={row} />
      <div className="border-line border-t px-2 py-3">
        <Segmented
          label={t('Theme')}
          value={theme}
          options={themeChoices}
          onChange={(next) => {
            setTheme(next);
            chooseTheme(next);
          }}
        />
      </div>
      <div className="border-line border-t pt-2">
        <button type="button" onClick={leave} className={row}>
          <LogOut aria-hidden />
          {t('Sign out')}
        </button>
      </div>
    </>
  );
}
