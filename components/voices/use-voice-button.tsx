'use client';

import { ArrowUpRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { VoiceEntry } from './voice-entries.ts';

interface UseVoiceButtonProps {
  entry: VoiceEntry;
  draftScope: string;
}

/** From a voice to the form where it speaks. */
export function UseVoiceButton({ entry, draftScope }: UseVoiceButtonProps) {
  const t = useText();
  const router = useRouter();
  const isLong = entry.family === 'long';

  async function use() {
    const { putVoiceInForm } = await import('./put-voice-in-form.ts');
    putVoiceInForm(draftScope, entry);
    router.push(paths.create(isLong ? 'narration' : 'speech'));
  }

  return (
    <IconButton
      label={t('Use {title} in {tool}', {
        title: t(entry.title),
        tool: isLong ? t('Narration') : t('Speech'),
      })}
      icon={<ArrowUpRight />}
      size="sm"
      onClick={() => void use()}
    />
  );
}
