'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { addVoice } from '#lib/voices/actions.ts';
import { settingsWords } from '#lib/voices/voice-settings.ts';
import { answered } from '../answered.ts';
import type { VoiceEntry } from '../voice-entries.ts';
import { voiceKeys } from '../voice-queries.ts';
import { settingsOfCell } from './cell-settings.ts';
import type { Cell } from './cell-view.tsx';

interface NameWinnerDialogProps {
  cell: Cell;
  speed: number;
  entry: VoiceEntry;
  onClose: () => void;
}

/** The winner of a casting gets a name of the team's: the voice with the way it spoke. */
export function NameWinnerDialog({ cell, speed, entry, onClose }: NameWinnerDialogProps) {
  const client = useQueryClient();
  const form = useId();
  const settings = settingsOfCell(cell, speed);
  const [name, setName] = useState(cell.emotion ? `${entry.title}, ${cell.emotion}` : entry.title);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const { family, id: voiceId } = cell.voice;
    const { gender, language } = entry;
    const result = await answered(addVoice({ family, voiceId, name, gender, language, settings }));
    if (result.ok) {
      await client.refetchQueries({ queryKey: voiceKeys.shelf });
      showToast({
        title: `${result.value.name} is one of the team’s voices`,
        description: 'It stands first wherever a voice is chosen.',
        tone: 'good',
      });
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
      title="Name the winner"
      description={
        settings
          ? `${entry.title} with ${settingsWords(settings)}: choosing the name sets all of it.`
          : `${entry.title} as it is, under a name of the team’s own.`
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} isBusy={isBusy}>
            Name it
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <Field label="Name" error={error} hint="As the team will look for it, for example “Our narrator”.">
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
