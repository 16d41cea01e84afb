import { redirect } from 'next/navigation';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { paths } from '#lib/paths.ts';

export default async function CreateHomePage() {
  await requireViewer();
  redirect(paths.create());
}
