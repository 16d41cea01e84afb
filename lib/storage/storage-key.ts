/** Parts of lower-case letters, digits, `-`, `_` and `.`, none of which starts with a dot: no way out of the folder. */
const form = /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/;

/** Throws unless the key is one that we could have made: keys come from the database and from signed links. */
export function assertStorageKey(key: string): void {
  if (key.length > 300 || !form.test(key)) throw new Error('This is not a storage key of ours.');
}

/** Where the bytes of a team's file live: the same bytes in the same team, the same place. The ending is the probed format. */
export function originalKey(teamId: string, sha256: string, format: string): string {
  return `original/${teamId}/${sha256.slice(0, 2)}/${sha256}.${format}`;
}

/** Where something made from a file lives: `poster.webp`, `preview.mp4`, ... */
export function derivedKey(teamId: string, sha256: string, name: string): string {
  return `derived/${teamId}/${sha256.slice(0, 2)}/${sha256}-${name}`;
}

/** Where a person's picture lives; it belongs to no team. */
export function personPictureKey(userId: string, sha256: string): string {
  return `person/${userId}/${sha256}.webp`;
}
