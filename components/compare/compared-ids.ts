/** More than this many are not seen large enough, and not played by every machine. */
export const mostCompared = 6;

/** The ids of an address, `ids=a,b`: each once, as many as are compared. Anything else is left out. */
export function comparedIds(ids: string | string[] | undefined): string[] {
  const named = (Array.isArray(ids) ? ids.join(',') : (ids ?? '')).toLowerCase().split(',');
  const known = named.filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id));
  return [...new Set(known)].slice(0, mostCompared);
}
