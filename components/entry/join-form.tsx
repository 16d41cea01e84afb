'use client';

import { type FormEvent, useState } from 'react';
import { PasswordInput } from '#components/auth/password-input.tsx';
import { signIn } from '#components/auth/session-requests.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { passwordLimits } from '#lib/auth/password-limits.ts';
import { paths } from '#lib/paths.ts';
import type { Failure } from '#lib/result.ts';
import { signUpByInvitation } from '#lib/team/actions.ts';

const fields = ['name', 'email', 'password'] as const;

/** Makes an account by an invitation, signs in, and goes on to the team. */
export function JoinForm({ id, secret }: { id: string; secret: string }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const signInPath = paths.signIn(paths.invite(id, secret));
  const errorOf = (field: (typeof fields)[number]) =>
    failure?.field === field ? t(failure.message) : undefined;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: (typeof fields)[number]) => String(data.get(name) ?? '');
    setBusy(true);
    setFailure(undefined);
    const person = { name: text('name'), email: text('email'), password: text('password') };
    const joined = await signUpByInvitation({ id, secret, ...person }).catch(() => null);
    if (joined?.ok) {
      const signedIn = await signIn(person.email, person.password);
      window.location.assign(signedIn.ok ? paths.home() : paths.signIn());
      return;
    }
    setBusy(false);
    const refused = joined?.failure ?? {
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
      <Field label={t('Your name')} error={errorOf('name')}>
        {(control) => <Input {...control} name="name" autoComplete="name" maxLength={80} />}
      </Field>
      <Field label={t('E-mail')} error={errorOf('email')} hint={t('You sign in with it.')}>
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
        {t('Join the team')}
      </Button>
      <p className="text-center text-muted text-sm">
        <Link href={signInPath} className="underline underline-offset-4 hover:text-text">
          {t('I have an account: sign in and join')}
        </Link>
      </p>
    </form>
  );
}
