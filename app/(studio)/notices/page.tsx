import type { Metadata } from 'next';
import { NoticesScreen } from '#components/notices/notices-screen.tsx';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { listNotices } from '#lib/notices/queries.ts';

export const metadata: Metadata = { title: 'Notices' };

export default async function NoticesPage() {
  const viewer = await requireViewer();
  return <NoticesScreen initial={await listNotices(viewer)} />;
}
