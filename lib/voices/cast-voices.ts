import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { type Failure, failure, type Result, success } from '#lib/result.ts';
import { stableId } from '#lib/stable-id.ts';
import type { CreatedTakes } from '#lib/tasks/action-inputs.ts';
import { createTakes } from '#lib/tasks/create-takes.ts';
import type { Engine } from '#lib/tasks/engine.ts';
import { Prisma } from '#prisma/client/client.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import type { CastVoicesInput, RecastInput } from './action-inputs.ts';
import { lineTake } from './cast-take.ts';
import { type CastingCell, type CastingPlan, cellsOf, readPlan } from './casting-plan.ts';
import type { CastTakes } from './casting-view.ts';
import { cellOfTake } from './cell-of-take.ts';
import { forbidden } from './mutations.ts';

/** Squares that are sent side by side: short speech is answered only when it is spoken. */
const atOnce = 4;
const endedWithout: readonly TaskState[] = ['failed', 'cancelled', 'lost'];
const notFound = failure('not-found', 'This casting is not here. It may belong to another team.');

/**
 * One take per square of the sheet, all of one batch. Each square's click id is made of the casting and of the square,
 * so that the same casting again makes nothing twice. A square that the vendor refuses stands in the sheet as failed;
 * only when nothing at all could be written down does the casting itself fail.
 */
export async function castVoices(
  engine: Engine,
  viewer: Viewer,
  { castingId, text, plan, projectId }: CastVoicesInput,
): Promise<Result<CastTakes>> {
  if (!canCreate(viewer)) return forbidden;
  const kept = await keepCasting(viewer, { castingId, text, plan });
  if (!kept.ok) return kept;
  const cells = cellsOf(plan);
  const answers: Result<CreatedTakes>[] = [];
  for (let at = 0; at < cells.length; at += atOnce) {
    const some = cells.slice(at, at + atOnce);
    answers.push(
      ...(await Promise.all(
        some.map((cell) => castCell(engine, viewer, { castingId, text, plan, projectId, cell, after: '' })),
      )),
    );
  }
  const count = await db().task.count({ where: { teamId: viewer.teamId, batchId: castingId } });
  if (count === 0) {
    await db().casting.deleteMany({ where: { id: castingId, teamId: viewer.teamId } });
    return { ok: false, failure: firstFailure(answers) };
  }
  const held = answers.flatMap((answer) => (answer.ok && answer.value.releaseAt ? [answer.value] : []));
  return success({
    heldIds: held.flatMap(({ taskIds }) => taskIds),
    releaseAt: held.flatMap(({ releaseAt }) => releaseAt ?? []).toSorted()[0] ?? null,
  });
}

/** Makes the square of a take that came to nothing once more. Two people who press at once make one take. */
export async function recastCell(
  engine: Engine,
  viewer: Viewer,
  { castingId, taskId }: RecastInput,
): Promise<Result<CreatedTakes>> {
  if (!canCreate(viewer)) return forbidden;
  const { teamId } = viewer;
  const casting = await db().casting.findFirst({ where: { id: castingId, teamId } });
  const task = await db().task.findFirst({
    where: { id: taskId, teamId, batchId: castingId, shelf: { not: 'purged' } },
  });
  if (!casting || !task) return notFound;
  const plan = readPlan(casting.plan);
  const cell = cellsOf(plan).find(({ key }) => key === cellOfTake(task));
  if (!cell) return notFound;
  if (!endedWithout.includes(task.state)) {
    return failure('conflict', 'This take is not over. Wait for it, or decide about it on its own page.');
  }
  const { text } = casting;
  const projectId = task.projectId ?? undefined;
  return castCell(engine, viewer, { castingId, text, plan, projectId, cell, after: taskId });
}

interface CellOrder {
  castingId: string;
  text: string;
  plan: CastingPlan;
  projectId: string | undefined;
  cell: CastingCell;
  /** The failed take that it follows; empty for the first. */
  after: string;
}

function castCell(engine: Engine, viewer: Viewer, order: CellOrder): Promise<Result<CreatedTakes>> {
  const { castingId, text, plan, projectId, cell, after } = order;
  const { family, id: voiceId } = cell.voice;
  const settings = { speed: plan.speed, emotion: cell.emotion ?? undefined };
  return createTakes(engine, viewer, {
    ...lineTake({ family, voiceId, text, settings }),
    clickIds: [stableId(castingId, cell.key, after)],
    batchId: castingId,
    projectId,
  });
}

/** Writes the sheet down, or finds it: the same click again brings the same line and plan. */
async function keepCasting(
  { teamId, userId: createdById }: Viewer,
  { castingId: id, text, plan }: CastVoicesInput,
): Promise<Result<null>> {
  try {
    await db().casting.create({ data: { id, teamId, createdById, text, plan: { ...plan } } });
    return success(null);
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error;
  }
  const known = await db().casting.findFirst({ where: { id, teamId } });
  const isSame = known?.text === text && planText(readPlan(known.plan)) === planText(plan);
  if (isSame) return success(null);
  return failure('conflict', 'This click was already used for another casting. Press the button again.');
}

function planText({ speed, ...plan }: CastingPlan): string {
  return JSON.stringify([speed, cellsOf({ speed, ...plan }).map(({ key }) => key)]);
}

function firstFailure(answers: readonly Result<CreatedTakes>[]): Failure {
  const refused = answers.find((answer) => !answer.ok);
  return refused && !refused.ok ? refused.failure : { code: 'unexpected', message: 'Nothing was made.' };
}
