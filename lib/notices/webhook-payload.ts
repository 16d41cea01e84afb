import type { Database } from '#lib/db.ts';
import { paths } from '#lib/paths.ts';
import { studioUrl } from './studio-url.ts';
import { type Happening, nameOfActor, textIn } from './telling.ts';

/**
 * What a receiver is told (README, "Web hooks"): what happened, to which take, by whom and at what cost. Neither prompts
 * nor the words of comments leave the studio this way. Undefined when what it was about is gone.
 */
export async function webhookPayload(tx: Database, happening: Happening): Promise<object | undefined> {
  const { teamId, actorId, kind, at } = happening;
  const team = await tx.team.findUnique({ where: { id: teamId }, select: { id: true, name: true } });
  const take = await takePart(tx, happening);
  if (!team || (happening.taskId && !take)) return undefined;
  const name = await nameOfActor(tx, happening);
  return {
    type: kind,
    timestamp: at.toISOString(),
    data: {
      team,
      by: name === undefined ? null : { id: actorId, name },
      ...(take ? { take } : {}),
      ...(await commentPart(tx, happening)),
      ...(kind === 'reviewed'
        ? { review: { from: textIn(happening, 'from') ?? null, to: textIn(happening, 'to') ?? null } }
        : {}),
      ...(kind === 'member-joined' ? { role: textIn(happening, 'role') ?? null } : {}),
    },
  };
}

async function takePart(tx: Database, { teamId, taskId, data }: Happening) {
  if (!taskId) return undefined;
  const task = await tx.task.findFirst({
    where: { id: taskId, teamId },
    select: {
      id: true,
      batchId: true,
      title: true,
      tool: true,
      model: true,
      state: true,
      review: true,
      createdAt: true,
      finishedAt: true,
      project: { select: { id: true, name: true } },
      creator: { select: { id: true, name: true } },
    },
  });
  // A narration is billed with its parts.
  const charges = await tx.charge.findMany({
    where: { teamId, task: { OR: [{ id: taskId }, { parentId: taskId }] } },
    select: { amountMicros: true, currency: true, isPriced: true },
  });
  const [first] = charges;
  const cost = first && {
    amountMicros: Number(charges.reduce((sum, { amountMicros }) => sum + amountMicros, 0n)),
    currency: first.currency,
    isPriced: charges.every(({ isPriced }) => isPriced),
  };
  return (
    task && {
      ...task,
      // As it was then; a delivery may be late.
      state: textIn({ data }, 'state') ?? task.state,
      url: studioUrl(paths.take(task.id)),
      cost: cost ?? null,
    }
  );
}

async function commentPart(tx: Database, { teamId, commentId, data }: Happening): Promise<object> {
  if (!commentId) return {};
  const comment = await tx.comment.findFirst({
    where: { id: commentId, teamId },
    select: { id: true, parentId: true, timeSeconds: true, taskId: true },
  });
  if (!comment) return {};
  const { taskId, ...rest } = comment;
  const isEdited = Object(data).isEdited === true;
  return { comment: { ...rest, isEdited, url: studioUrl(paths.takeComment(taskId, comment.id)) } };
}
