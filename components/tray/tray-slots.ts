import type { MediaRole } from '#lib/vendor/media-roles.ts';

/** The roles that a tool's tray offers, in the order in which they are shown: its field of media says them. */
export interface TraySlots {
  roles: readonly MediaRole[];
}
