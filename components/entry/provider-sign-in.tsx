'use client';

import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { beginOidc } from '#components/auth/session-requests.ts';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';

/** The way over the OpenID provider, above the one with a password. `next` is a path of the studio. */
export function ProviderSignIn({ name, next }: { name: string; next: string }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function begin() {
    setBusy(true);
    const begun = await beginOidc(next);
    if (begun.ok) {
      window.location.assign(begun.value);
      return;
    }
    setBusy(false);
    setError(begun.failure.message);
  }

  return (
    <div className="grid gap-5">
      <Button size="lg" isBusy={isBusy} onClick={begin} className="w-full">
        {!isBusy && <KeyRound className="size-4" strokeWidth={1.5} aria-hidden />}
        {t('Continue with {name}', { name })}
      </Button>
      <p role="alert" className="text-bad text-sm empty:hidden">
        {error ? t(error) : null}
      </p>
      <div className="flex items-center gap-3 text-muted text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or with a password')}
      </div>
    </div>
  );
}
