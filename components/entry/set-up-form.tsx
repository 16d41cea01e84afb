'use client';

import { type FormEvent, useState } from 'react';
import { PasswordInput } from '#components/auth/password-input.tsx';
import { signIn } from '#components/auth/session-requests.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { passwordLimits } from '#lib/auth/password-limits.ts';
import { paths } from '#lib/paths.ts';
import type { Failure } from '#lib/result.ts';
import { setUp } from '#lib/team/actions.ts';

const fields = ['name', 'teamName', 'email', 'password'] as const;

/** Makes the owner's account, signs in, and goes on to the first take. */
export function SetUpForm() {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const errorOf = (field: (typeof fields)[number]) =>
    failure?.field === field ? failure.message : undefined;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: (typeof fields)[number]) => String(data.get(name) ?? '');
    setBusy(true);
    setFailure(undefined);
    const made = await setUp({
      name: text('name'),
      teamName: text('teamName'),
      email: text('email'),
      password: text('password'),
    }).catch(() => null);
    if (made?.ok) {
      const signedIn = await signIn(text('email'), text('password'));
      window.location.assign(signedIn.ok ? paths.create() : paths.signIn());
      return;
    }
    setBusy(false);
    const refused = made?.failure ?? {
      code: 'unreachable',
      message: 'Could not reach the studio. Try again.',
    };
    setFailure(refused);
    const input = refused.field ? form.elements.namedItem(refused.field) : null;
    if (input instanceof HTMLInputElement) input.focus();
  }

  const isGeneral = failure && !fields.some((field) => field === failure.field);
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Your name')} error={errorOf('name')}>
          {(control) => <Input {...control} name="name" autoComplete="name" autoFocus maxLength={80} />}
        </Field>
        <Field label={t('Team')} error={errorOf('teamName')}>
          {(control) => (
            <Input
              {...control}
              name="teamName"
              autoComplete="organization"
              defaultValue="Studio"
              maxLength={80}
            />
          )}
        </Field>
      </div>
      <Field
        label={t('E-mail')}
        error={errorOf('email')}
        hint={t('You sign in with it. Nothing is sent to it.')}
      >
        {(control) => <Input {...control} name="email" type="email" autoComplete="username" />}
      </Field>
      <Field
        label={t('Password')}
        error={errorOf('password')}
        hint={t('At least {min} characters. A few words in a row work well.', { min: passwordLimits.min })}
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <p role="alert" className="text-bad text-sm empty:hidden">
        {isGeneral ? t(failure.message) : null}
      </p>
      <Button type="submit" look="primary" size="lg" isBusy={isBusy} className="mt-1 w-full">
        {t('Make the studio yours')}
      </Button>
    </form>
  );
}
