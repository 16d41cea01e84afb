import type { NextRequest } from 'next/server';
import { mediaResponse, notFound } from '#lib/assets/media-response.ts';
import { readGuestId } from '#lib/sharing/guest-cookies.ts';
import { findGuestMedia } from '#lib/sharing/guest-media.ts';

/** A file of a shared link, for the browser that its page was made for, as long as the link shows it. */
export async function GET(
  request: NextRequest,
  context: { params: Promise<{ shareId: string; ref: string; name: string }> },
): Promise<Response> {
  const sign = request.nextUrl.searchParams.get('sign') ?? '';
  const target = await findGuestMedia({ ...(await context.params), sign }, readGuestId(request.cookies));
  return target ? mediaResponse(request, target) : notFound();
}

export const HEAD = GET;
