'use client';

import { useText } from '#components/ui/use-text.tsx';

interface PageErrorProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/**
 * A page that broke: what it means for the person's work, and the words by which the log knows it. Without our
 * own Button: every page ships this file several times, once for each place where an error can be caught.
 */
export function PageError({ error, retry }: PageErrorProps) {
  const t = useText();
  return (
    <div
      role="alert"
      className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 px-6 text-center"
    >
      <h1 className="font-medium text-xl">{t('This page could not be shown')}</h1>
      <p className="max-w-md text-balance text-muted">
        {t(
          "Takes that are on their way go on without it, and nothing that was made is lost. Try again; if it stays, the studio's log says why.",
        )}
      </p>
      {error.digest && (
        <p className="text-muted text-xs">
          {t('In the log:')} <span className="tabular select-all">{error.digest}</span>
        </p>
      )}
      <button
        type="button"
        onClick={retry}
        className="mt-3 h-9 rounded-sm bg-accent px-3.5 font-medium text-on-accent text-sm hover:bg-accent-strong pointer-coarse:h-10"
      >
        {t('Try again')}
      </button>
    </div>
  );
}
