'use client';

import { useQueryClient } from '@tanstack/react-query';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { addVoice, removeVoice } from '#lib/voices/actions.ts';
import type { TeamVoiceView } from '#lib/voices/voice-view.ts';
import { answered } from './answered.ts';
import { RenameVoiceDialog } from './rename-voice-dialog.tsx';
import { voiceKeys } from './voice-queries.ts';

/** What can be done with a name of the team's: change it, or take it away and bring it back. */
export function OwnVoiceMenu({ voice }: { voice: TeamVoiceView }) {
  const t = useText();
  const client = useQueryClient();
  const [isRenaming, setRenaming] = useState(false);
  const refresh = () => client.refetchQueries({ queryKey: voiceKeys.shelf });

  async function restore() {
    const { family, voiceId, name, gender, language, settings } = voice;
    const result = await answered(addVoice({ family, voiceId, name, gender, language, settings }));
    await refresh();
    if (!result.ok) showToast({ title: result.failure.message, tone: 'bad' });
  }

  async function remove() {
    const result = await answered(removeVoice({ id: voice.id }));
    await refresh();
    if (!result.ok) showToast({ title: result.failure.message, tone: 'bad' });
    else
      showToast({
        title: t('{name} was removed', { name: voice.name }),
        description: t('Takes that were made with it stay.'),
        action: { label: t('Undo'), onSelect: () => void restore() },
        durationSeconds: 10,
      });
  }

  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={t('More for {name}', { name: voice.name })}
            icon={<MoreHorizontal />}
            size="sm"
          />
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => setRenaming(true)}>
          {t('Rename')}
        </MenuItem>
        <MenuItem icon={<Trash2 />} isDanger onSelect={() => void remove()}>
          {t('Remove')}
        </MenuItem>
      </DropdownMenu>
      {isRenaming && <RenameVoiceDialog voice={voice} onClose={() => setRenaming(false)} />}
    </>
  );
}
