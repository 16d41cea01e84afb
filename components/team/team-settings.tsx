'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useChange } from '#components/ui/use-change.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { Failure } from '#lib/result.ts';
import { changeTeam } from '#lib/team/actions.ts';
import type { TeamView } from '#lib/team/team-view.ts';

/** The team's name, and how long a click can be taken back. */
export function TeamSettings({ name, undoSeconds }: TeamView) {
  const t = useText();
  const { busy, change } = useChange();
  const [failure, setFailure] = useState<Failure>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setFailure(undefined);
    const wish = { name: String(data.get('name')), undoSeconds: Number(data.get('undoSeconds')) };
    const changed = await change('team', () => changeTeam(wish));
    if (changed.ok) showToast({ title: t('Saved'), tone: 'good' });
    else setFailure(changed.failure);
  }

  const errorOf = (field: string) => (failure?.field === field ? t(failure.message) : undefined);
  return (
    <form onSubmit={submit} noValidate className="grid max-w-sm gap-4">
      <Field label={t('Name of the team')} error={errorOf('name')}>
        {(control) => (
          <Input {...control} name="name" defaultValue={name} maxLength={80} autoComplete="organization" />
        )}
      </Field>
      <Field
        label={t('Seconds to take a click back')}
        error={errorOf('undoSeconds')}
        hint={t('So long a take waits before it is sent and money is spent. 0 sends it at once.')}
      >
        {(control) => (
          <Input
            {...control}
            name="undoSeconds"
            type="number"
            min={0}
            max={60}
            step={1}
            defaultValue={undoSeconds}
            className="w-28 tabular-nums"
          />
        )}
      </Field>
      <Button type="submit" isBusy={busy === 'team'} className="justify-self-start">
        {t('Save')}
      </Button>
    </form>
  );
}
