import type { Viewer } from '#lib/auth/viewer.ts';
import type { Database } from '#lib/db.ts';
import { kindOfTool } from '#lib/tools/tool-kinds.ts';
import { isToolName } from '#lib/tools/tool-names.ts';
import type { TaskWhereInput } from '#prisma/client/models.ts';
import type { PreparedTake } from './prepare-take.ts';
import { lockStacks, settleStacks } from './settle-stacks.ts';

/** Where new takes come from: lineage, and the take whose idea they are another try of. */
export interface Origin {
  /** The take that a person remade, where it is the team's own. */
  remakeOfId: string | null;
  /** The take whose stack the new ones join; it is locked. */
  joins?: string | undefined;
}

interface Asked extends Pick<PreparedTake, 'tool' | 'frozen' | 'media'> {
  remakeOf: string | undefined;
}

/**
 * Finds what new takes are another try of, and locks its stack: the take that was remade, also where its prompt was
 * enhanced on the way; the video that is mastered; the picture that is edited. What makes another kind of file is of
 * another idea: a picture that became a first frame is lineage only.
 */
export async function findOrigin(tx: Database, viewer: Viewer, asked: Asked): Promise<Origin> {
  const named = await readOwn(tx, viewer, asked.remakeOf);
  const candidates = [named?.id, await retriedByWords(tx, viewer, asked), sourceOf(asked)];
  for (const id of candidates) {
    const found = id === named?.id ? named : await readOwn(tx, viewer, id);
    if (!found || !isToolName(found.tool) || kindOfTool[found.tool] !== kindOfTool[asked.tool.name]) continue;
    await lockStacks(tx, viewer, [found.id]);
    return { remakeOfId: named?.id ?? null, joins: found.id };
  }
  return { remakeOfId: named?.id ?? null };
}

/** Puts new takes into the stack of the take they come from; else several of one click make one of their own. */
export async function joinStack(tx: Database, { joins }: Origin, taskIds: readonly string[]): Promise<void> {
  const first = joins ?? taskIds[0];
  const members = joins ? [joins, ...taskIds] : taskIds;
  if (!first || members.length < 2) return;
  const { stackId } = await tx.task.findUniqueOrThrow({ where: { id: first }, select: { stackId: true } });
  const stack = stackId ?? first;
  await tx.task.updateMany({ where: { id: { in: [...members] } }, data: { stackId: stack } });
  await settleStacks(tx, [stack]);
}

/** The take that a person remade by having its words enhanced first: the words remember it. */
async function retriedByWords(tx: Database, viewer: Viewer, { frozen }: Asked): Promise<string | undefined> {
  const { enhancedFrom } = frozen.input;
  const words = typeof enhancedFrom === 'string' ? await readOwn(tx, viewer, enhancedFrom) : null;
  return words?.remakeOfId ?? undefined;
}

/** What is mastered, or the picture that is edited: the first of those that go in (spec 5, images). */
function sourceOf({ tool, media }: Asked): string | undefined {
  const role = tool.name === 'master' ? 'base_video' : 'input_image';
  return media.find((item) => item.role === role)?.sourceTaskId;
}

function readOwn(tx: Database, { teamId }: Viewer, id: string | undefined) {
  if (!id) return null;
  const where: TaskWhereInput = { id, teamId, parentId: null, shelf: { in: ['gallery', 'archive'] } };
  return tx.task.findFirst({ where, select: { id: true, tool: true, remakeOfId: true } });
}
