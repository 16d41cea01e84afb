import type { Metadata } from 'next';
import { VoiceWall } from '#components/voices/voice-wall.tsx';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { readShelf } from '#lib/voices/queries.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Voices') };
}

export default async function VoicesPage() {
  const viewer = await requireViewer();
  return (
    <div data-scrolls>
      <VoiceWall initial={await readShelf(viewer)} draftScope={`${viewer.teamId}:${viewer.userId}`} />
    </div>
  );
}
