'use client';

import { kindOfRole, type MediaRole } from '#lib/vendor/media-roles.ts';
import { AddMenu } from './add-menu.tsx';
import { draggedItem } from './drag-item.ts';
import { PlaceButton } from './place-button.tsx';
import { changeRole } from './roles.ts';
import type { TrayControl } from './use-tray.ts';

export interface TrayPlaceProps {
  tray: TrayControl;
  label: string;
  /** A second line: what fits. */
  hint?: string | undefined;
  roles: readonly MediaRole[];
}

/** An empty place of the tray: a button that adds, and a target for what is being dragged. */
export function TrayPlace({ tray, label, hint, roles }: TrayPlaceProps) {
  const { isDragging, dragPlace } = tray;
  const dropRole = roles[0];
  const isUnder = isDragging && dragPlace === dropRole;
  return (
    <AddMenu
      tray={tray}
      roles={roles}
      trigger={
        <PlaceButton
          {...{ label, hint, dropRole, isDragging, isUnder }}
          onDragOver={(event) => {
            if (draggedItem(event) !== undefined) event.preventDefault();
          }}
          onDrop={(event) => {
            const key = draggedItem(event);
            const item = tray.items.find((one) => one.key === key);
            if (!item || !dropRole || kindOfRole[item.role] !== kindOfRole[dropRole]) return;
            event.preventDefault();
            tray.onChange((now) => changeRole(now, item, dropRole).items);
          }}
        />
      }
    />
  );
}
