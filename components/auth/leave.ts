import { showToast } from '#components/ui/toast-store.ts';
import { paths } from '#lib/paths.ts';
import { signOut } from './session-requests.ts';

/** Signs out and goes to the way in, or says why it did not work. */
export async function leave(): Promise<void> {
  const left = await signOut();
  if (left.ok) window.location.assign(paths.signIn());
  else showToast({ title: left.failure.message, tone: 'bad' });
}
