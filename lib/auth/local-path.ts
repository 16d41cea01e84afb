const anywhere = 'http://studio.invalid';

/** A path of this studio with its query, or undefined for anything that could lead elsewhere. */
export function localPath(value: string | string[] | null | undefined): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, anywhere)) return undefined;
  const url = new URL(value, anywhere);
  // "//host", "/\host" and a tab between the slashes all leave the studio.
  return url.origin === anywhere ? `${url.pathname}${url.search}` : undefined;
}
