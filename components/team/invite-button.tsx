'use client';

import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';

const InviteDialog = lazyPart(() => import('./invite-dialog.tsx').then((module) => module.InviteDialog));

/** Opens the dialog in which an invitation is made. */
export function InviteButton({ canMail }: { canMail: boolean }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <UserPlus className="size-4" strokeWidth={1.5} aria-hidden />
        {t('Invite')}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteDialog canMail={canMail} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
