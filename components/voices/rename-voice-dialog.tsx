'use client';

import { useText } from '#components/ui/use-text.tsx';
import { renameVoice } from '#lib/voices/actions.ts';
import type { TeamVoiceView } from '#lib/voices/voice-view.ts';
import { VoiceNameDialog } from './voice-name-dialog.tsx';

/** Another name for a voice of the team. */
export function RenameVoiceDialog({ voice, onClose }: { voice: TeamVoiceView; onClose: () => void }) {
  const t = useText();
  return (
    <VoiceNameDialog
      title={t('Rename the voice')}
      name={voice.name}
      verb={t('Rename')}
      save={(name) => renameVoice({ id: voice.id, name })}
      onClose={onClose}
    />
  );
}
