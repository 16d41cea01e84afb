'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { PasswordInput } from '#components/auth/password-input.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { changePassword } from '#lib/auth/actions.ts';
import { passwordLimits } from '#lib/auth/password-limits.ts';
import type { Failure } from '#lib/result.ts';

/** The current password and a new one. `email` lets a password manager know whose it is. */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = useText();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    setBusy(true);
    setFailure(undefined);
    const changed = await changePassword({
      currentPassword: String(data.get('currentPassword')),
      newPassword: String(data.get('newPassword')),
    }).catch(() => null);
    setBusy(false);
    if (changed?.ok) {
      form.reset();
      showToast({ title: t('Password changed'), description: t('Your other sessions have ended.') });
      router.refresh();
      return;
    }
    const refused = changed?.failure ?? {
      code: 'unreachable',
      message: 'Could not reach the studio. Nothing was changed.',
    };
    setFailure(refused);
    const input = form.elements.namedItem(refused.field ?? 'currentPassword');
    if (input instanceof HTMLInputElement) input.select();
  }

  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  return (
    <form method="post" onSubmit={submit} className="grid max-w-sm gap-4">
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
      <Field label={t('Current password')} error={errorOf('currentPassword')}>
        {(control) => (
          <PasswordInput {...control} name="currentPassword" autoComplete="current-password" required />
        )}
      </Field>
      <Field
        label={t('New password')}
        error={errorOf('newPassword')}
        hint={t('At least {min} characters.', { min: passwordLimits.min })}
      >
        {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" required />}
      </Field>
      <p role="alert" className="text-bad text-sm empty:hidden">
        {failure && !failure.field ? t(failure.message) : null}
      </p>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('Change password')}
      </Button>
    </form>
  );
}
