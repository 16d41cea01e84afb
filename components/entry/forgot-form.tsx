'use client';

import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { askForReset } from '#lib/auth/actions.ts';
import type { Failure } from '#lib/result.ts';

/** Asks for a link to a new password. The answer is the same whether or not somebody has this e-mail. */
export function ForgotForm() {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setBusy(true);
    setFailure(undefined);
    const asked = await askForReset({ email }).catch(() => null);
    setBusy(false);
    if (asked?.ok) setSent(true);
    else {
      setFailure(
        asked?.failure ?? { code: 'unreachable', message: 'Could not reach the studio. Try again.' },
      );
    }
  }

  if (isSent) {
    return (
      <p role="status" className="flex gap-3 rounded-md border border-line bg-panel p-4">
        <MailCheck className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={1.5} aria-hidden />
        {t('If there is an account with this e-mail, a link is on its way. It works once, within an hour.')}
      </p>
    );
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Field label={t('E-mail')} error={failure ? t(failure.message) : undefined}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="username" autoFocus />}
      </Field>
      <Button type="submit" look="primary" size="lg" isBusy={isBusy} className="mt-1 w-full">
        {t('Send me a link')}
      </Button>
    </form>
  );
}
