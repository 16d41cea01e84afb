import { AudioLines, Clapperboard, Folder, LayoutGrid, type LucideIcon, Users } from 'lucide-react';
import type { places } from './places.ts';

/** Apart from the places, because the frame draws them on the server. */
export const placeIcons: Record<(typeof places)[number]['label'], LucideIcon> = {
  Create: Clapperboard,
  Gallery: LayoutGrid,
  Projects: Folder,
  Voices: AudioLines,
  Team: Users,
};
