import * as z from 'zod';
import { type Channels, mailTimes, type NoticeSettings, noticeGroups } from './notice-kinds.ts';

/** What nobody has chosen otherwise: everything in the studio, and an e-mail where somebody asks for this person. */
const usual: NoticeSettings = {
  work: { app: true, browser: true, email: 'off' },
  trouble: { app: true, browser: true, email: 'off' },
  mentions: { app: true, browser: true, email: 'at-once' },
  comments: { app: true, browser: true, email: 'off' },
  reviews: { app: true, browser: false, email: 'off' },
  people: { app: true, browser: false, email: 'off' },
};

const channels = z.object({ app: z.boolean(), browser: z.boolean(), email: z.enum(mailTimes) });

/** What the settings page sends. */
export const noticeSettingsInput = z.object({
  work: channels,
  trouble: channels,
  mentions: channels,
  comments: channels,
  reviews: channels,
  people: channels,
}) satisfies z.ZodType<NoticeSettings>;

/** Stored settings; what is missing or no longer readable is as usual. */
export function readNoticeSettings(stored: unknown): NoticeSettings {
  const own: Partial<Record<string, unknown>> = { ...Object(stored) };
  const read = noticeGroups.map((group): [string, Channels] => {
    const parsed = channels.safeParse({ ...usual[group], ...Object(own[group]) });
    return [group, parsed.success ? parsed.data : usual[group]];
  });
  return noticeSettingsInput.parse(Object.fromEntries(read));
}
