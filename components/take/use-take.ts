'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { takeKeys } from '#components/take/take-keys.ts';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { takeDetailOptions } from './take-queries.ts';
import { useTakeChanges } from './use-take-changes.ts';

/** One take with its details, kept live like every other. `refresh` reads it again at once, with fresh links. */
export function useTake(taskId: string, initial?: TakeDetail) {
  const client = useQueryClient();
  useTakeChanges();
  const query = useQuery(takeDetailOptions(taskId, initial));
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: takeKeys.one(taskId) });
    void client.refetchQueries({ queryKey: takeKeys.changes });
  }, [client, taskId]);
  return { ...query, refresh };
}
