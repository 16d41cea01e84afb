'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { copyText } from '#components/ui/copy-text.ts';
import { Input } from '#components/ui/input.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';

/** A link of ours as others follow it: with the address that this page has, where the studio does not know its own. */
function absoluteLink(link: string): string {
  return new URL(link, window.location.origin).href;
}

/** Copies a link and says so in the button's own words. */
export function CopyLinkButton({ link, label }: { link: string; label?: string }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    const isDone = await copyText(absoluteLink(link));
    setCopied(isDone);
    if (!isDone) showToast({ title: t('This browser does not let the link be copied.'), tone: 'bad' });
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <Button size="sm" aria-label={isCopied ? undefined : label} onClick={copy}>
      <Icon className="size-4" strokeWidth={1.5} aria-hidden />
      {isCopied ? t('Copied') : t('Copy link')}
    </Button>
  );
}

/** A link in full, to be seen and copied. */
export function LinkField({ link, label }: { link: string; label: string }) {
  return (
    <div className="flex items-center gap-2">
      <Input
        readOnly
        aria-label={label}
        value={absoluteLink(link)}
        onFocus={(event) => event.currentTarget.select()}
        className="min-w-0 font-mono text-xs"
      />
      <CopyLinkButton link={link} />
    </div>
  );
}
