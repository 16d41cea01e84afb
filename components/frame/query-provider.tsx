'use client';

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { RequestFailed } from '#components/ui/get-json.ts';
import { hideToast, showToast } from '#components/ui/toast-store.ts';
import { paths } from '#lib/paths.ts';

/** What the browser has read from the studio; one store for each page load. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function makeClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => isSignedOut(error) && sayIsSignedOut(),
      onSuccess: () => hideToast(toastId),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // A refusal in words stays one; anything else may have been the connection.
        retry: (failures, error) => failures < 1 && !(error instanceof RequestFailed),
      },
    },
  });
}

const toastId = 'signed-out';

function isSignedOut(error: unknown): boolean {
  return error instanceof RequestFailed && error.failure.code === 'signed-out';
}

/** The session was ended elsewhere while this page stood open. What was typed into it stays until the person goes. */
function sayIsSignedOut(): void {
  showToast({
    id: toastId,
    title: 'You are signed out',
    description: 'This page stays as it is until you sign in again.',
    durationSeconds: 0,
    action: {
      label: 'Sign in',
      onSelect: () =>
        window.location.assign(paths.signIn(`${window.location.pathname}${window.location.search}`)),
    },
  });
}
