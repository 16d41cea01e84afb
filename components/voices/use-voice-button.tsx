'use client';

import { ArrowUpRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { IconButton } from '#components/ui/icon-button.tsx';
import { paths } from '#lib/paths.ts';
import type { VoiceEntry } from './voice-entries.ts';

interface UseVoiceButtonProps {
  entry: VoiceEntry;
  draftScope: string;
}

/** From a voice to the form where it speaks. */
export function UseVoiceButton({ entry, draftScope }: UseVoiceButtonProps) {
  const router = useRouter();
  const isLong = entry.family === 'long';

  async function use() {
    const { putVoiceInForm } = await import('./put-voice-in-form.ts');
    putVoiceInForm(draftScope, entry);
    router.push(paths.create(isLong ? 'narration' : 'speech'));
  }

  return (
    <IconButton
      label={`Use ${entry.title} in ${isLong ? 'Narration' : 'Speech'}`}
      icon={<ArrowUpRight />}
      size="sm"
      onClick={() => void use()}
    />
  );
}
