'use client';

import { Plus } from 'lucide-react';
import { classNames } from '#components/ui/class-names.ts';
import type { ContentRole } from '#lib/vendor/video-limits.ts';
import { AddMenu } from './add-menu.tsx';
import { draggedItem } from './drag-item.ts';
import { changeRole } from './roles.ts';
import type { TrayControl } from './use-tray.ts';

export interface TrayPlaceProps {
  tray: TrayControl;
  label: string;
  /** A second line: what fits. */
  hint?: string | undefined;
  roles: readonly ContentRole[];
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
        <button
          type="button"
          data-drop-role={dropRole}
          data-tray-add
          onDragOver={(event) => {
            if (draggedItem(event) !== undefined) event.preventDefault();
          }}
          onDrop={(event) => {
            const key = draggedItem(event);
            const item = tray.items.find((one) => one.key === key);
            if (!item || !dropRole) return;
            event.preventDefault();
            tray.onChange((now) => changeRole(now, item, dropRole).items);
          }}
          className={classNames(
            'grid size-full min-h-20 place-content-center justify-items-center gap-1 rounded-md border border-dashed px-2 py-3 text-center text-sm transition-colors duration-150 ease-out',
            isUnder ? 'border-accent bg-accent/12' : 'border-line-strong hover:border-muted hover:bg-raised',
            isDragging && !isUnder && 'border-accent/50',
          )}
        >
          <Plus aria-hidden className="pointer-events-none size-4 text-muted" strokeWidth={1.5} />
          <span className="pointer-events-none">{label}</span>
          {hint && <span className="pointer-events-none text-muted text-xs">{hint}</span>}
        </button>
      }
    />
  );
}
