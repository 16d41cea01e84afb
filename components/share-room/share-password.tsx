'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { askGuest } from './ask-guest.ts';

/** Asks for the password of a link, and says nothing else of it. */
export function SharePassword({ share }: { share: string }) {
  const t = useText();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setBusy(true);
    const answer = await askGuest(paths.api.unlockShare(share), { password });
    if (answer.ok) {
      window.location.reload();
      return;
    }
    setBusy(false);
    setError(answer.failure.message);
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="mt-2 grid w-72 gap-4 text-left">
      <Field label={t('Password')} error={error}>
        {(control) => (
          <Input {...control} name="password" type="password" autoComplete="off" required maxLength={200} />
        )}
      </Field>
      <Button look="primary" size="lg" type="submit" isBusy={isBusy}>
        {t('Open')}
      </Button>
    </form>
  );
}
