import { type ReactNode, Suspense, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';

/**
 * A window that opens out of the tray, apart from the composer around it: a form of its own may stand in it, and what
 * is typed, pasted or dropped there is not the composer's. Ctrl Enter in it must never spend money.
 */
export function Apart({ children }: { children: ReactNode }) {
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events from going further up.
    <div
      className="contents"
      onKeyDown={stop}
      onPaste={stop}
      onDragEnter={stop}
      onDragOver={stop}
      onDrop={stop}
      onSubmit={stop}
    >
      <Suspense>{children}</Suspense>
    </div>,
    document.body,
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
