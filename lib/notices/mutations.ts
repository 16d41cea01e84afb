import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { type Result, success } from '#lib/result.ts';
import { storableJson } from '#lib/storable.ts';
import type { NoticeSettings } from './notice-kinds.ts';

/** Marks notices of the viewer's own as seen: those named, those about a take, or all of them in this team. */
export async function markSeen(
  { userId, teamId }: Viewer,
  { ids, takeId }: { ids?: string[] | undefined; takeId?: string | undefined },
): Promise<Result<null>> {
  await db().notice.updateMany({
    where: {
      userId,
      teamId,
      seenAt: null,
      ...(ids ? { id: { in: ids } } : {}),
      ...(takeId ? { taskId: takeId } : {}),
    },
    data: { seenAt: new Date() },
  });
  return success(null);
}

export async function saveNoticeSettings(
  { teamId, userId }: Viewer,
  settings: NoticeSettings,
): Promise<Result<null>> {
  await db().member.updateMany({
    where: { teamId, userId },
    data: { noticeSettings: storableJson(settings) },
  });
  return success(null);
}
