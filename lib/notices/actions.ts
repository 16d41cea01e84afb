'use server';

import * as z from 'zod';
import { action } from '#lib/action.ts';
import { senderQueue } from '#lib/queue/sender-queue.ts';
import * as webhooks from './change-webhooks.ts';
import * as mutations from './mutations.ts';
import { noticeSettingsInput } from './notice-settings.ts';
import { newWebhook, webhookChange, webhookId, webhookPause } from './webhook-inputs.ts';

const seen = z.object({ ids: z.array(z.uuid()).max(200).optional(), takeId: z.uuid().optional() });

/** Without anything named: all of them. */
export const markSeen = action(seen, mutations.markSeen);

export const saveNoticeSettings = action(noticeSettingsInput, mutations.saveNoticeSettings);

export const addWebhook = action(newWebhook, webhooks.addWebhook);

export const changeWebhook = action(webhookChange, webhooks.changeWebhook);

export const pauseWebhook = action(webhookPause, webhooks.pauseWebhook);

export const removeWebhook = action(webhookId, webhooks.removeWebhook);

export const showWebhookKey = action(webhookId, webhooks.showWebhookKey);

export const renewWebhookKey = action(webhookId, webhooks.renewWebhookKey);

export const testWebhook = action(webhookId, async (viewer, input) =>
  webhooks.testWebhook(await senderQueue(), viewer, input),
);

export const resendDelivery = action(webhookId, async (viewer, input) =>
  webhooks.resendDelivery(await senderQueue(), viewer, input),
);
