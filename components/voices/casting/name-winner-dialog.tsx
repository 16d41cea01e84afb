'use client';

import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
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
  const t = useText();
  const settings = settingsOfCell(cell, speed);
  const { family, id: voiceId } = cell.voice;
  const { title, gender, language } = entry;
  return (
    <VoiceNameDialog
      title={t('Name the winner')}
      description={
        settings
          ? t('{title} with {settingsWords}: choosing the name sets all of it.', {
              title,
              settingsWords: settingsWords(settings),
            })
          : t('{title} as it is, under a name of the team’s own.', { title })
      }
      hint={t('As the team will look for it, for example “Our narrator”.')}
      name={cell.emotion ? `${title}, ${cell.emotion}` : title}
      verb={t('Name it')}
      save={(name) => addVoice({ family, voiceId, name, gender, language, settings })}
      onSaved={({ name }) =>
        showToast({
          title: t('{name} is one of the team’s voices', { name }),
          description: t('It stands first wherever a voice is chosen.'),
          tone: 'good',
        })
      }
      onClose={onClose}
    />
  );
}
