import type { NextRequest } from 'next/server';
import { readMediaLink } from '#lib/assets/media-link.ts';
import { mediaResponse, notFound } from '#lib/assets/media-response.ts';
import { readSessionId } from '#lib/auth/session-cookie.ts';

/** A stored file, by a signed link and (but for the vendor's links) the session it was signed for. No SQL. */
export async function GET(
  request: NextRequest,
  context: { params: Promise<{ key: string[] }> },
): Promise<Response> {
  const { key } = await context.params;
  const sessionId = await readSessionId(request.headers, request.cookies);
  const target = readMediaLink(key.join('/'), request.nextUrl.searchParams, sessionId);
  return target ? mediaResponse(request, target) : notFound();
}

export const HEAD = GET;
