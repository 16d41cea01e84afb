'use client';

import { showToast } from '#components/ui/toast-store.ts';
import { addVoice } from '#lib/voices/actions.ts';
import { settingsWords } from '#lib/voices/voice-settings.ts';
import type { VoiceEntry } from '../voice-entries.ts';
import { VoiceNameDialog } from '../voice-name-dialog.tsx';
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
  const settings = settingsOfCell(cell, speed);
  const { family, id: voiceId } = cell.voice;
  const { title, gender, language } = entry;
  return (
    <VoiceNameDialog
      title="Name the winner"
      description={
        settings
          ? `${title} with ${settingsWords(settings)}: choosing the name sets all of it.`
          : `${title} as it is, under a name of the team’s own.`
      }
      hint="As the team will look for it, for example “Our narrator”."
      name={cell.emotion ? `${title}, ${cell.emotion}` : title}
      verb="Name it"
      save={(name) => addVoice({ family, voiceId, name, gender, language, settings })}
      onSaved={({ name }) =>
        showToast({
          title: `${name} is one of the team’s voices`,
          description: 'It stands first wherever a voice is chosen.',
          tone: 'good',
        })
      }
      onClose={onClose}
    />
  );
}
