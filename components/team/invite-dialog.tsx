'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Failure } from '#lib/result.ts';
import { invite } from '#lib/team/actions.ts';
import type { Role } from '#prisma/client/enums.ts';
import { LinkField } from './copy-link.tsx';
import { roleWords } from './role-words.ts';

const roles = ['reviewer', 'creator', 'owner'] as const satisfies readonly Role[];
const spans = ['1', '7', '30'] as const;
const daysOf = { '1': 1, '7': 7, '30': 30 } as const;

type Made = Extract<Awaited<ReturnType<typeof invite>>, { ok: true }>['value'];

/** Role, time and, where the studio sends mail, whom it goes to; then the link. */
export function InviteDialog({ canMail, onClose }: { canMail: boolean; onClose: () => void }) {
  const t = useText();
  const router = useRouter();
  const formId = useId();
  const [role, setRole] = useState<Role>('creator');
  const [span, setSpan] = useState<(typeof spans)[number]>('7');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [made, setMade] = useState<Made & { email: string }>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setBusy(true);
    setFailure(undefined);
    const answer = await invite({ role, days: daysOf[span], ...(email ? { email } : {}) }).catch(() => null);
    setBusy(false);
    if (!answer?.ok) {
      setFailure(
        answer?.failure ?? { code: 'unreachable', message: 'Could not reach the studio. Try again.' },
      );
      return;
    }
    setMade({ ...answer.value, email });
    router.refresh();
  }

  const footer = made ? (
    <>
      <Button onClick={() => setMade(undefined)}>{t('Invite somebody else')}</Button>
      <Button look="primary" onClick={onClose}>
        {t('Done')}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{t('Cancel')}</Button>
      <Button look="primary" type="submit" form={formId} isBusy={isBusy}>
        {canMail ? t('Make the invitation') : t('Make the link')}
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={made ? t('The invitation is made') : t('Invite to the team')}
      description={
        made
          ? t('Pass the link on. It lets one person in; you find it among the open invitations again.')
          : undefined
      }
      footer={footer}
    >
      {made ? (
        <MadeInvitation {...made} />
      ) : (
        <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
          <div className="grid gap-2">
            <Segmented
              label={t('Role')}
              value={role}
              onChange={setRole}
              options={roles.map((value) => ({ value, label: t(roleWords[value].label) }))}
            />
            <p className="text-muted text-sm">{t(roleWords[role].may)}</p>
          </div>
          <Segmented
            label={t('Works for')}
            value={span}
            onChange={setSpan}
            options={spans.map((value) => ({
              value,
              label: value === '1' ? t('1 day') : t('{count} days', { count: value }),
            }))}
          />
          {canMail && (
            <Field
              label={t('E-mail')}
              aside={t('optional')}
              hint={t('With an address the link is sent there as well.')}
              error={failure?.field === 'email' ? t(failure.message) : undefined}
            >
              {(control) => <Input {...control} name="email" type="email" autoComplete="off" />}
            </Field>
          )}
          <p role="alert" className="text-bad text-sm empty:hidden">
            {failure && failure.field !== 'email' ? t(failure.message) : null}
          </p>
        </form>
      )}
    </Dialog>
  );
}

function MadeInvitation({ link, mail, email }: Made & { email: string }) {
  const t = useText();
  return (
    <div className="grid gap-3">
      <LinkField link={link} label={t('Link of the invitation')} />
      {mail?.ok && (
        <p role="status" className="text-good text-sm">
          {t('Sent to {email}.', { email })}
        </p>
      )}
      {mail && !mail.ok && (
        <p role="alert" className="text-bad text-sm">
          {t(mail.failure.message)}
        </p>
      )}
    </div>
  );
}
