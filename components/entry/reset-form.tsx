'use client';

import { type FormEvent, useState } from 'react';
import { PasswordInput } from '#components/auth/password-input.tsx';
import { signIn } from '#components/auth/session-requests.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { resetPassword } from '#lib/auth/actions.ts';
import { passwordLimits } from '#lib/auth/password-limits.ts';
import { paths } from '#lib/paths.ts';
import type { Failure } from '#lib/result.ts';

/** Sets a new password by a link, and signs in with it. */
export function ResetForm({ id, secret }: { id: string; secret: string }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const newPassword = String(new FormData(event.currentTarget).get('newPassword') ?? '');
    setBusy(true);
    setFailure(undefined);
    const changed = await resetPassword({ id, secret, newPassword }).catch(() => null);
    if (changed?.ok) {
      const signedIn = await signIn(changed.value.email, newPassword);
      window.location.assign(signedIn.ok ? paths.home() : paths.signIn());
      return;
    }
    setBusy(false);
    setFailure(
      changed?.failure ?? { code: 'unreachable', message: 'Could not reach the studio. Try again.' },
    );
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label={t('New password')}
        error={failure ? t(failure.message) : undefined}
        hint={t('At least {min} characters. A few words in a row work well.', { min: passwordLimits.min })}
      >
        {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" autoFocus />}
      </Field>
      <Button type="submit" look="primary" size="lg" isBusy={isBusy} className="mt-1 w-full">
        {t('Set the password and sign in')}
      </Button>
    </form>
  );
}
