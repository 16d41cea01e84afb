'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { ImportControl } from './use-import.ts';

/** There is text on the desk and a file was read: which way they go together is the person's to say. */
export function ImportDialog({ control }: { control: ImportControl }) {
  const { waiting, place, putOff } = control;
  return (
    <Dialog
      open={waiting !== undefined}
      onOpenChange={putOff}
      title={`“${waiting?.name ?? ''}” was read`}
      description="There is already a text on the desk. Either way it can be undone."
      footer={
        <>
          <Button look="ghost" onClick={putOff}>
            Leave it
          </Button>
          <Button onClick={() => place('append')}>Add at the end</Button>
          <Button look="primary" onClick={() => place('replace')}>
            Replace the text
          </Button>
        </>
      }
    />
  );
}
