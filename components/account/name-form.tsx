'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useChange } from '#components/ui/use-change.ts';
import { useText } from '#components/ui/use-text.tsx';
import { changeProfile } from '#lib/auth/actions.ts';
import type { Failure } from '#lib/result.ts';

export function NameForm({ name }: { name: string }) {
  const t = useText();
  const { busy, change } = useChange();
  const [failure, setFailure] = useState<Failure>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wish = { name: String(new FormData(event.currentTarget).get('name') ?? '') };
    setFailure(undefined);
    const changed = await change('name', () => changeProfile(wish));
    if (changed.ok) showToast({ title: t('Saved'), tone: 'good' });
    else setFailure(changed.failure);
  }

  return (
    <form onSubmit={submit} noValidate className="max-w-sm">
      <Field label={t('Name')} error={failure?.field === 'name' ? t(failure.message) : undefined}>
        {(control) => (
          <div className="flex gap-2">
            <Input {...control} name="name" defaultValue={name} maxLength={80} autoComplete="name" />
            <Button type="submit" isBusy={busy === 'name'} className="pointer-coarse:h-11">
              {t('Save')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
