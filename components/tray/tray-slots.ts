import type { CreateTool } from '#lib/paths.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';

/** The roles that a tool's tray offers, in the order in which they are shown. */
export interface TraySlots {
  roles: readonly MediaRole[];
}

const frames = ['first_frame', 'last_frame'] as const;
const references = ['reference_image', 'reference_video', 'reference_audio'] as const;

export const traySlots: Record<CreateTool, TraySlots> = {
  video: { roles: [...frames, ...references] },
  master: { roles: ['base_video', ...frames, ...references] },
  enhance: { roles: [...frames, ...references] },
};
