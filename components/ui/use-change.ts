import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { failure, type Result } from '#lib/result.ts';
import { showToast } from './toast-store.ts';
import { useText } from './use-text.tsx';

const unreachable = () => failure('unreachable', 'Could not reach the studio. Nothing was changed.');

/**
 * Runs one change at a time; after it the page shows how things stand. A refusal that belongs to no field is said in a
 * toast.
 */
export function useChange() {
  const t = useText();
  const router = useRouter();
  const [busy, setBusy] = useState<string>();

  async function change<T>(name: string, act: () => Promise<Result<T>>): Promise<Result<T>> {
    if (busy) return failure('busy', 'One moment: something else is being changed.');
    setBusy(name);
    const answer = await act().catch(unreachable);
    setBusy(undefined);
    if (!answer.ok && answer.failure.field) return answer;
    router.refresh();
    if (!answer.ok) showToast({ title: t(answer.failure.message), tone: 'bad' });
    return answer;
  }

  return { busy, change };
}
