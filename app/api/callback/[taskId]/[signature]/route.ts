import type { NextRequest } from 'next/server';
import { log } from '#lib/log.ts';
import { readCapped } from '#lib/read-capped.ts';
import { openEngine } from '#lib/tasks/engine.ts';
import { receiveCallback } from '#lib/tasks/receive-callback.ts';

/** A query's answer is a few kilobytes; nothing of the vendor's is longer. */
const maxBytes = 256 * 1024;

/** Called by the vendor, without a session: the HMAC in the path is its right. */
export async function POST(
  request: NextRequest,
  { params }: { params: Promise<{ taskId: string; signature: string }> },
): Promise<Response> {
  try {
    const readText = () => readCapped(request.body, maxBytes);
    const { status, body } = await receiveCallback(openEngine, { ...(await params), readText });
    return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error('callback failed', { error });
    // The vendor may call again; if it does not, polling brings the same news.
    return Response.json({ error: 'try again' }, { status: 503 });
  }
}
