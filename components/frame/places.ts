import { paths } from '#lib/paths.ts';

/** The studio's places, in the order of the rail. A place joins when it leads somewhere. */
export const places = [
  { href: paths.create(), root: '/create', label: 'Create' },
  { href: paths.gallery(), root: paths.gallery(), label: 'Gallery' },
  { href: paths.projects(), root: paths.projects(), label: 'Projects' },
  { href: paths.voices(), root: paths.voices(), label: 'Voices' },
  { href: paths.team(), root: paths.team(), label: 'Team' },
] as const;

/** A phone's bottom bar has room for three, beside searching and the rest. */
export const placesInBottomBar = places.slice(0, 3);
export const placesUnderMore = places.slice(3);

/** Whether a page belongs to a place: the place itself or anything under it. */
export function isWithin(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}

/** Where a page is, in a word. */
export function placeName(pathname: string): string {
  const place = places.find((one) => isWithin(pathname, one.root));
  if (place) return place.label;
  if (isWithin(pathname, paths.account())) return 'Account';
  return isWithin(pathname, paths.notices()) ? 'Notices' : 'Rushes';
}
