import { readHealth } from '#lib/health.ts';

/** For load balancers and the launcher: 200 when all is well, 503 when a part is not. Open to anyone. */
export async function GET(): Promise<Response> {
  const health = await readHealth();
  return Response.json(health, {
    status: health.status === 'ok' ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
