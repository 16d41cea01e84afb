import * as z from 'zod';
import { listDeliveries } from '#lib/notices/read-webhooks.ts';
import { failureResponse, route } from '#lib/route.ts';

/** What a web hook was told, newest first. */
export const GET = route<{ webhookId: string }>(async (viewer, _request, { webhookId }) => {
  if (!z.uuid().safeParse(webhookId).success) return Response.json([]);
  const listed = await listDeliveries(viewer, webhookId);
  return listed.ok ? Response.json(listed.value) : failureResponse(listed.failure);
});
