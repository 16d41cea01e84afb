'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Result } from '#lib/result.ts';
import { answered } from './answered.ts';
import { voiceKeys } from './voice-queries.ts';

interface VoiceNameDialogProps<Saved> {
  title: string;
  description?: string;
  hint?: string;
  /** What stands in the field first. */
  name: string;
  verb: string;
  save: (name: string) => Promise<Result<Saved>>;
  onSaved?: (saved: Saved) => void;
  onClose: () => void;
}

/** Asks for the name of a voice of the team, and stays with the reason when it cannot be had. */
export function VoiceNameDialog<Saved>(props: VoiceNameDialogProps<Saved>) {
  const t = useText();
  const { title, description, hint, verb, save, onSaved, onClose } = props;
  const client = useQueryClient();
  const form = useId();
  const [name, setName] = useState(props.name);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await answered(save(name));
    if (result.ok) {
      await client.refetchQueries({ queryKey: voiceKeys.shelf });
      onSaved?.(result.value);
      onClose();
      return;
    }
    setBusy(false);
    setError(result.failure.message);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(title)}
      {...(description === undefined ? {} : { description })}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={form} isBusy={isBusy}>
            {t(verb)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <Field label={t('Name')} error={error} hint={hint}>
          {(control) => (
            <Input
              {...control}
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
