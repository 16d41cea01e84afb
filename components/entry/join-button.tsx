'use client';

import { useState } from 'react';
import { tellOtherTabs } from '#components/team/team-channel.ts';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { joinTeam } from '#lib/team/actions.ts';

/** One click, for whoever is signed in. */
export function JoinButton({ id, secret, name }: { id: string; secret: string; name: string }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function join() {
    setBusy(true);
    const joined = await joinTeam({ id, secret }).catch(() => null);
    if (joined?.ok) {
      tellOtherTabs();
      window.location.assign(paths.home());
      return;
    }
    setBusy(false);
    setError(joined?.failure.message ?? 'Could not reach the studio. Try again.');
  }

  return (
    <>
      <p role="alert" className="text-bad text-sm empty:hidden">
        {error ? t(error) : null}
      </p>
      <Button look="primary" size="lg" isBusy={isBusy} onClick={join} className="w-full">
        {t('Join as {name}', { name })}
      </Button>
    </>
  );
}
