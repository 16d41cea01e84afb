'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';

/** A person's picture: chosen from a file, cut to a square by the studio, or taken away. */
export function PictureField({ name, picture }: { name: string; picture: string | undefined }) {
  const t = useText();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'send' | 'remove'>();
  const [error, setError] = useState<string>();

  async function ask(doing: 'send' | 'remove', init: RequestInit) {
    setBusy(doing);
    setError(undefined);
    setError(await refusalOf(init));
    setBusy(undefined);
    router.refresh();
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} picture={picture} size="lg" />
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t('Your picture')}
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) ask('send', { method: 'PUT', body: file });
          }}
        />
        <Button isBusy={busy === 'send'} onClick={() => input.current?.click()}>
          {picture ? t('Another picture') : t('Choose a picture')}
        </Button>
        {picture && (
          <Button look="ghost" isBusy={busy === 'remove'} onClick={() => ask('remove', { method: 'DELETE' })}>
            {t('Take it away')}
          </Button>
        )}
      </div>
      <p role="alert" className="text-bad text-sm empty:hidden">
        {error ? t(error) : null}
      </p>
    </div>
  );
}

/** Why it was not taken; undefined when it was. */
async function refusalOf(init: RequestInit): Promise<string | undefined> {
  try {
    const response = await fetch(paths.api.picture(), init);
    if (response.ok) return undefined;
    const { failure } = await response.json();
    return failure.message;
  } catch {
    return 'Could not reach the studio. Nothing was changed.';
  }
}
