import { redirect } from 'next/navigation';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { canCreate } from '#lib/auth/viewer.ts';
import { paths } from '#lib/paths.ts';

export default async function HomePage() {
  const viewer = await requireViewer();
  // Who makes no takes comes to look at them.
  redirect(canCreate(viewer) ? paths.create() : paths.gallery());
}
