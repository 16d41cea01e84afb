'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '#components/ui/copy-text.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  // The outside system is the clock.
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else
      showToast({
        title: t('The browser does not allow copying here. Select the text instead.'),
        tone: 'bad',
      });
  };
  return (
    <>
      <IconButton
        size="sm"
        label={label}
        icon={isCopied ? <Check className="text-good" /> : <Copy />}
        onClick={() => void copy()}
      />
      <span role="status" className="sr-only">
        {isCopied ? t('Copied') : ''}
      </span>
    </>
  );
}
