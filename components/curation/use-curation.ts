'use client';

import { useQueryClient } from '@tanstack/react-query';
import { takeKeys } from '#components/take/take-keys.ts';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import { answered } from '#components/voices/answered.ts';
import type { Result } from '#lib/result.ts';

/**
 * Changes a take and looks at once what became of it. Says why when it was refused; the answer is undefined then.
 */
export function useCuration() {
  const t = useText();
  const client = useQueryClient();
  return async <T>(call: Promise<Result<T>>): Promise<T | undefined> => {
    const result = await answered(call);
    if (!result.ok) {
      showToast({ title: t(result.failure.message), tone: 'bad' });
      return undefined;
    }
    await client.refetchQueries({ queryKey: takeKeys.changes });
    return result.value;
  };
}
