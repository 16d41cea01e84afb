'use client';

import type { Problem } from '#lib/tools/tool.ts';
import type { TrayControl } from './use-tray.ts';

export interface TrayProps {
  /** From `useTray({ items, onChange, slots })`. */
  tray: TrayControl;
  /** The tool's problems; those whose field is `media` or `media.N` are shown here. */
  problems?: readonly Problem[];
  /** Puts a reference's name, such as `image 1`, into the prompt. */
  onInsertName?: (name: string) => void;
}

/** The inputs tray: what the take is made from, with roles, order, problems and their fixes. */
export function Tray({ tray }: TrayProps) {
  return (
    <ul>
      {tray.items.map((item) => (
        <li key={item.key}>{item.name}</li>
      ))}
    </ul>
  );
}
