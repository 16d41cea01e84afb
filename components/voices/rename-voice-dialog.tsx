'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { renameVoice } from '#lib/voices/actions.ts';
import type { TeamVoiceView } from '#lib/voices/voice-view.ts';
import { answered } from './answered.ts';
import { voiceKeys } from './voice-queries.ts';

/** Another name for a voice of the team. */
export function RenameVoiceDialog({ voice, onClose }: { voice: TeamVoiceView; onClose: () => void }) {
  const client = useQueryClient();
  const form = useId();
  const [name, setName] = useState(voice.name);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await answered(renameVoice({ id: voice.id, name }));
    if (result.ok) {
      await client.refetchQueries({ queryKey: voiceKeys.shelf });
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
      title="Rename the voice"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} isBusy={isBusy}>
            Rename
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <Field label="Name" error={error}>
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
