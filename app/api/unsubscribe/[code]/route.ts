import { readUnsubscribeCode, unsubscribe } from '#lib/notices/unsubscribe.ts';
import { paths } from '#lib/paths.ts';
import { readCapped } from '#lib/read-capped.ts';

/**
 * Ends the letters that a code stands for, without signing in: the code carries an HMAC. A mail reader posts here by
 * itself (RFC 8058) and is not redirected; the button of our page is shown what became of it.
 */
export async function POST(request: Request, { params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const subscription = readUnsubscribeCode(code);
  if (!subscription) return new Response('This link is not ours.\n', { status: 404 });
  await unsubscribe(subscription);
  const body = await readCapped(request.body, 1000);
  if (body?.includes('One-Click')) return new Response('No more e-mails like this.\n');
  const location = `${paths.unsubscribe(code)}?done=1`;
  return new Response(null, { status: 303, headers: { location } });
}
