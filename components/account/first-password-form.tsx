'use client';

import { type FormEvent, useState } from 'react';
import { PasswordInput } from '#components/auth/password-input.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useChange } from '#components/ui/use-change.ts';
import { useText } from '#components/ui/use-text.tsx';
import { setFirstPassword } from '#lib/auth/actions.ts';
import { passwordLimits } from '#lib/auth/password-limits.ts';
import type { Failure } from '#lib/result.ts';

/** For a person who signs in elsewhere and has no password yet. `email` lets a password manager know whose it is. */
export function FirstPasswordForm({ email }: { email: string }) {
  const t = useText();
  const { busy, change } = useChange();
  const [failure, setFailure] = useState<Failure>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const newPassword = String(new FormData(event.currentTarget).get('newPassword') ?? '');
    setFailure(undefined);
    const changed = await change('password', () => setFirstPassword({ newPassword }));
    if (changed.ok) showToast({ title: t('Password set'), tone: 'good' });
    else setFailure(changed.failure);
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-sm gap-4">
      <input
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <Field
        label={t('New password')}
        error={failure ? t(failure.message) : undefined}
        hint={t('At least {min} characters.', { min: passwordLimits.min })}
      >
        {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" required />}
      </Field>
      <Button type="submit" isBusy={busy === 'password'} className="justify-self-start">
        {t('Set a password')}
      </Button>
    </form>
  );
}
