'use client';

import { Check, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { roleWords } from '#components/team/role-words.ts';
import { tellOtherTabs } from '#components/team/team-channel.ts';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { switchTeam } from '#lib/team/actions.ts';
import type { OwnTeamView } from '#lib/team/team-view.ts';

/** The teams of a person who is in several, to go from one to another. */
export function OwnTeams({ className }: { className: string }) {
  const t = useText();
  const [teams, setTeams] = useState<readonly OwnTeamView[]>([]);
  // The outside system is the server: who is in one team alone never needs the list.
  useEffect(() => {
    const stop = new AbortController();
    fetch(paths.api.teams(), { signal: stop.signal })
      .then((response) => response.json())
      .then((answer: { teams?: OwnTeamView[] }) => setTeams(answer.teams ?? []))
      .catch(() => {});
    return () => stop.abort();
  }, []);
  if (teams.length < 2) return null;

  async function go(teamId: string) {
    const gone = await switchTeam({ teamId }).catch(() => null);
    if (gone?.ok) {
      tellOtherTabs();
      // A full load: nothing of the team before stays in the browser's memory.
      window.location.assign(paths.home());
      return;
    }
    const message = gone?.failure.message ?? 'Could not reach the studio. Nothing was changed.';
    showToast({ title: t(message), tone: 'bad' });
  }

  return (
    <ul aria-label={t('Your teams')} className="border-line border-t py-2">
      {teams.map(({ id, name, role, isThisOne }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={isThisOne || undefined}
            onClick={() => (isThisOne ? undefined : go(id))}
            className={className}
          >
            {isThisOne ? <Check aria-hidden /> : <Users aria-hidden />}
            <span translate="no" className="min-w-0 flex-1 truncate text-left">
              {name}
            </span>
            <span className="text-muted text-xs">{t(roleWords[role].label)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
