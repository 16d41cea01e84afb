import * as z from 'zod';
import { happeningKinds } from '#lib/happenings/kinds.ts';

export const webhookId = z.object({ id: z.uuid() });

export const newWebhook = z.object({
  url: z.string().trim().min(1, 'Enter an address.').max(2000, 'The address is too long.'),
  kinds: z.array(z.enum(happeningKinds)).max(happeningKinds.length),
});
export type NewWebhook = z.infer<typeof newWebhook>;

export const webhookChange = newWebhook.extend({ id: z.uuid() });
export type WebhookChange = z.infer<typeof webhookChange>;

export const webhookPause = z.object({ id: z.uuid(), isPaused: z.boolean() });
