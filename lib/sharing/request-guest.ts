import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { type FoundShare, findGuest } from './find-guest.ts';

/** What the link of this request leads to; read once per request. */
export const findRequestGuest = cache(
  async (shareId: string, secret: string): Promise<FoundShare> =>
    findGuest({ shareId, secret }, await cookies()),
);
