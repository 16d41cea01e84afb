'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useModal } from '#components/ui/dialog.tsx';
import { RequestFailed } from '#components/ui/get-json.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { Toaster } from '#components/ui/toaster.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { TakeScreen } from './take-screen.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useTake } from './use-take.ts';

interface TakeLayerProps {
  taskId: string;
  /** As the gallery knows it, to be seen at once; absent when it is not in its pages. */
  take: TakeView | undefined;
  newerId: string | undefined;
  olderId: string | undefined;
  canCreate: boolean;
  onGo: (id: string) => void;
  onClose: () => void;
}

/** A take over the gallery, which stays as it is underneath. Escape closes it. */
export default function TakeLayer(props: TakeLayerProps) {
  const t = useText();
  const { taskId, canCreate, onGo, onClose } = props;
  const { data: detail, error, refresh } = useTake(taskId);
  const take = detail ?? props.take;
  const { newerId, olderId } = useNeighbours(props, detail);
  return (
    <ModalScreen label={take?.prompt || t('Take')} onClose={onClose}>
      {take ? (
        <TakeScreen
          take={take}
          detail={detail}
          newerId={newerId}
          olderId={olderId}
          canCreate={canCreate}
          closeLabel={t('Back to the gallery (Esc)')}
          onGo={onGo}
          onClose={onClose}
          onChanged={refresh}
        />
      ) : (
        <div className="grid h-full place-content-center justify-items-center gap-4">
          {error ? (
            <>
              <p role="alert">
                {error instanceof RequestFailed
                  ? t(error.failure.message)
                  : t('The studio could not be reached.')}
              </p>
              <Button onClick={onClose}>{t('Back to the gallery')}</Button>
            </>
          ) : (
            <Spinner className="size-6" />
          )}
        </div>
      )}
    </ModalScreen>
  );
}

interface ModalScreenProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal window as large as the screen. What lies under it is out of reach, so it brings its own toasts. */
function ModalScreen({ label, onClose, children }: ModalScreenProps) {
  const t = useText();
  const dialog = useModal();
  const isClosing = useRef(false);
  const close = () => {
    if (isClosing.current) return;
    isClosing.current = true;
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t(label)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      // An event that comes late may find it open again.
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && close()}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-background p-0 text-text"
    >
      {children}
      <Toaster />
    </dialog>
  );
}
