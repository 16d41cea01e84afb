import type { Metadata } from 'next';
import { NoticesScreen } from '#components/notices/notices-screen.tsx';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { listNotices } from '#lib/notices/queries.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Notices') };
}

export default async function NoticesPage() {
  const viewer = await requireViewer();
  return <NoticesScreen initial={await listNotices(viewer)} />;
}
