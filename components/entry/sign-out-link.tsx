'use client';

import { useState } from 'react';
import { signOut } from '#components/auth/session-requests.ts';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';

/** Signs out and shows the page again, as nobody in particular sees it. */
export function SignOutLink({ look = 'secondary' }: { look?: 'secondary' | 'ghost' }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function leave() {
    setBusy(true);
    const left = await signOut();
    if (left.ok) {
      window.location.reload();
      return;
    }
    setBusy(false);
    setError(left.failure.message);
  }

  return (
    <>
      <Button look={look} size="lg" isBusy={isBusy} onClick={leave} className="w-full">
        {t('Sign out, and come in as somebody else')}
      </Button>
      <p role="alert" className="text-bad text-sm empty:hidden">
        {error ? t(error) : null}
      </p>
    </>
  );
}
