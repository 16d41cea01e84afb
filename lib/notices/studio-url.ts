import { env } from '#lib/env.ts';

/** The whole address of a page of the studio, for readers elsewhere; without PUBLIC_URL that is this machine. */
export function studioUrl(path: string): string {
  const { PUBLIC_URL, PORT } = env();
  return `${PUBLIC_URL ?? `http://localhost:${PORT}`}${path}`;
}
