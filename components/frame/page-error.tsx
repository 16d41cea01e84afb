'use client';

import { Button } from '#components/ui/button.tsx';

interface PageErrorProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** A page that broke: what it means for the person's work, and the words by which the log knows it. */
export function PageError({ error, retry }: PageErrorProps) {
  return (
    <div
      role="alert"
      className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 px-6 text-center"
    >
      <h1 className="font-medium text-xl">This page could not be shown</h1>
      <p className="max-w-md text-balance text-muted">
        Takes that are on their way go on without it, and nothing that was made is lost. Try again; if it
        stays, the studio's log says why.
      </p>
      {error.digest && (
        <p className="text-muted text-xs">
          In the log: <span className="tabular select-all">{error.digest}</span>
        </p>
      )}
      <Button look="primary" onClick={retry} className="mt-3">
        Try again
      </Button>
    </div>
  );
}
