import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { stableId } from '#lib/stable-id.ts';
import { createTakes } from '#lib/tasks/create-takes.ts';
import type { Engine } from '#lib/tasks/engine.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import type { SampleInput } from './action-inputs.ts';
import { lineTake } from './cast-take.ts';
import { findVoice } from './catalogue.ts';
import { forbidden } from './mutations.ts';
import { sampleLine } from './sample-line.ts';

/** Takes that will never make a sound: whoever wants one makes it anew. */
const endedWithout: readonly TaskState[] = ['failed', 'cancelled', 'lost'];

/**
 * Lets a voice speak its sample line as a normal take: once per voice and team. Who comes later, or at the same moment,
 * gets the same take, because its click id is made of the voice, the line and the try before it.
 */
export async function makeSample(
  engine: Engine,
  viewer: Viewer,
  { family, voiceId }: SampleInput,
): Promise<Result<{ taskId: string }>> {
  if (!canCreate(viewer)) return forbidden;
  const where = { teamId: viewer.teamId, family, voiceId };
  const former = await db().voiceSample.findFirst({ where, select: { taskId: true, task: true } });
  const isThere = former && former.task.shelf !== 'purged' && !endedWithout.includes(former.task.state);
  if (isThere) return success({ taskId: former.taskId });

  const text = sampleLine(await languageOf(viewer, { family, voiceId }));
  const clickId = stableId(viewer.teamId, family, voiceId, text, former?.taskId ?? '');
  const asked = { ...lineTake({ family, voiceId, text }), clickIds: [clickId] };
  const made = await createTakes(engine, viewer, asked, { isUndoable: false });
  // A refused take is kept as well: the next try is counted from it.
  const task = await db().task.findUnique({
    where: { teamId_clickId: { teamId: viewer.teamId, clickId } },
    select: { id: true },
  });
  if (task) await keepSample(where, task.id, former?.taskId);
  if (!made.ok) return made;
  return task ? success({ taskId: task.id }) : failure('unexpected', 'The sample was not written down.');
}

/** The newest try of a voice; one that somebody else has made meanwhile is not replaced. */
async function keepSample(
  where: SampleInput & { teamId: string },
  taskId: string,
  formerId: string | undefined,
): Promise<void> {
  if (formerId)
    await db().voiceSample.updateMany({ where: { ...where, taskId: formerId }, data: { taskId } });
  else await db().voiceSample.createMany({ data: { ...where, taskId }, skipDuplicates: true });
}

/** What the catalogue or the team says that a voice speaks. */
async function languageOf({ teamId }: Viewer, { family, voiceId }: SampleInput): Promise<string | undefined> {
  const known = findVoice(family, voiceId);
  if (known) return known.language;
  const own = await db().teamVoice.findFirst({
    where: { teamId, family, voiceId, language: { not: null } },
    orderBy: { createdAt: 'asc' },
    select: { language: true },
  });
  return own?.language ?? undefined;
}
