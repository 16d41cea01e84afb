'use client';

import { type FormEvent, useRef, useState } from 'react';
import { PasswordInput } from '#components/auth/password-input.tsx';
import { signIn } from '#components/auth/session-requests.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';

/** `next` is a path of the studio, checked by the page. `canForget`: a link to a new password can be sent. */
export function SignInForm({ next, canForget }: { next: string; canForget: boolean }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const signedIn = await signIn(String(form.get('email')), String(form.get('password')));
    if (signedIn.ok) {
      // A full load: nothing that was rendered for nobody stays in the browser's memory.
      window.location.assign(next);
      return;
    }
    setBusy(false);
    setError(signedIn.failure.message);
    password.current?.select();
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <Field label={t('E-mail')}>
        {(control) => (
          <Input {...control} name="email" type="email" autoComplete="username" autoFocus required />
        )}
      </Field>
      <Field label={t('Password')}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={password}
            name="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <p role="alert" className="text-bad text-sm empty:hidden">
        {error ? t(error) : null}
      </p>
      <Button type="submit" look="primary" size="lg" isBusy={isBusy} className="mt-1 w-full">
        {t('Sign in')}
      </Button>
      {canForget && (
        <p className="text-center text-muted text-sm">
          <Link href={paths.forgot()} className="underline underline-offset-4 hover:text-text">
            {t('Forgot your password?')}
          </Link>
        </p>
      )}
    </form>
  );
}
