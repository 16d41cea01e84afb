'use client';

import { StackStrip } from '#components/stack/stack-strip.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';

interface StackDialogProps {
  take: TakeView;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The takes of the stack that a tile stands for. */
export function StackDialog({ take, onOpen, onClose }: StackDialogProps) {
  const t = useText();
  if (!take.stack) return null;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t('Stack of {count} takes', { count: take.stack.count })}
    >
      <StackStrip
        stackId={take.stack.id}
        currentId={take.id}
        onGo={(id) => {
          onClose();
          onOpen(id);
        }}
      />
    </Dialog>
  );
}
