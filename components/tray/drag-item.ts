import type { DragEvent } from 'react';

/** A chip that is dragged inside the tray. Its key is in the type, which can be read while it is still on its way. */
const prefix = 'application/x-rushes-item-';

export function dragItem(event: DragEvent, key: string): void {
  event.dataTransfer.setData(`${prefix}${key}`, key);
  event.dataTransfer.effectAllowed = 'move';
}

/** The key of the chip that is being dragged; undefined for files and everything else. */
export function draggedItem(event: DragEvent): string | undefined {
  return event.dataTransfer.types.find((type) => type.startsWith(prefix))?.slice(prefix.length);
}
