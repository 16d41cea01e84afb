'use client';

import { CopyButton } from '#components/take/copy-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useText } from '#components/ui/use-text.tsx';

interface KeyDialogProps {
  /** Shown while there is one. */
  signingKey: string | undefined;
  onClose: () => void;
}

/** The key that a receiver checks calls with. */
export function KeyDialog({ signingKey, onClose }: KeyDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={signingKey !== undefined}
      onOpenChange={onClose}
      size="md"
      title={t('The signing key')}
      description={t(
        'The receiver checks with it that a call is ours. Any library for Standard Webhooks takes it as it is. Owners can look at it again at any time.',
      )}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <div className="flex items-center gap-2 rounded-sm border border-line bg-background py-1.5 pr-1.5 pl-3">
        <code translate="no" className="min-w-0 flex-1 break-all font-mono text-sm">
          {signingKey}
        </code>
        <CopyButton text={signingKey ?? ''} label={t('Copy the key')} />
      </div>
    </Dialog>
  );
}
