import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { db } from '#lib/db.ts';
import { env } from '#lib/env.ts';
import { storableJson } from '#lib/storable.ts';
import { type NoticeGroup, noticeGroups } from './notice-kinds.ts';
import { readNoticeSettings } from './notice-settings.ts';

/** Whose letters about what. */
export interface Subscription {
  teamId: string;
  userId: string;
  /** `daily` is the letter that holds all of a day. */
  group: NoticeGroup | 'daily';
}

const shape = z.tuple([z.uuid(), z.uuid(), z.enum([...noticeGroups, 'daily']), z.string()]);

/** The code of a link that ends a subscription: it works without signing in, and for nothing else. */
export function unsubscribeCode({ teamId, userId, group }: Subscription): string {
  return [teamId, userId, group, sign({ teamId, userId, group })].join('.');
}

/** What a code of ours stands for. */
export function readUnsubscribeCode(code: string): Subscription | undefined {
  const parsed = shape.safeParse(code.split('.'));
  if (!parsed.success) return undefined;
  const [teamId, userId, group, signature] = parsed.data;
  const expected = Buffer.from(sign({ teamId, userId, group }));
  const given = Buffer.from(signature);
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
  return isOurs ? { teamId, userId, group } : undefined;
}

function sign({ teamId, userId, group }: Subscription): string {
  return createHmac('sha256', env().AUTH_SECRET)
    .update(`unsubscribe:${teamId}:${userId}:${group}`)
    .digest('base64url');
}

/** No more letters about this; everything else stays. Whoever is no longer in the team gets none anyway. */
export async function unsubscribe({ teamId, userId, group }: Subscription): Promise<void> {
  await db().$transaction(async (tx) => {
    const key = { teamId, userId };
    const member = await tx.member.findUnique({
      where: { teamId_userId: key },
      select: { noticeSettings: true },
    });
    if (!member) return;
    const settings = readNoticeSettings(member.noticeSettings);
    const ended = noticeGroups.filter(
      (one) => one === group || (group === 'daily' && settings[one].email === group),
    );
    const off = Object.fromEntries(ended.map((one) => [one, { ...settings[one], email: 'off' }]));
    const noticeSettings = storableJson({ ...settings, ...off });
    await tx.member.update({ where: { teamId_userId: key }, data: { noticeSettings } });
  });
}
