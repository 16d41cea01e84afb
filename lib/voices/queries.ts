import { z } from 'zod';
import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { prices } from '#lib/prices.ts';
import { readTakesByIds } from '#lib/tasks/queries.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { TeamVoice } from '#prisma/client/client.ts';
import { cellsOf, readPlan } from './casting-plan.ts';
import type { CastingLine, CastingView } from './casting-view.ts';
import { cellOfTake } from './cell-of-take.ts';
import { voiceGenders, voiceKey } from './voice.ts';
import { readVoiceSettings } from './voice-settings.ts';
import type { SampleView, TeamVoiceView, VoiceShelf } from './voice-view.ts';

/** What a person needs to choose a voice: the team's own, their favourites, and what can already be heard. */
export async function readShelf(viewer: Viewer): Promise<VoiceShelf> {
  const [own, favourites, samples] = await Promise.all([
    listOwnVoices(viewer),
    listFavourites(viewer),
    listSamples(viewer),
  ]);
  return { own, favourites, samples, prices: prices(), canCreate: canCreate(viewer) };
}

/** The voices that the team has named, by name. */
export async function listOwnVoices({ teamId }: Viewer): Promise<TeamVoiceView[]> {
  const rows = await db().teamVoice.findMany({
    where: { teamId },
    include: { createdBy: { select: { name: true } } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ createdBy, ...row }) => viewOwnVoice(row, createdBy.name));
}

export function viewOwnVoice(row: TeamVoice, creatorName: string): TeamVoiceView {
  const { id, family, voiceId, name, gender, language, settings } = row;
  return {
    id,
    family,
    voiceId,
    name,
    gender: voiceGenders.find((one) => one === gender),
    language: language ?? undefined,
    settings: readVoiceSettings(settings),
    creatorName,
  };
}

async function listFavourites({ userId }: Viewer): Promise<string[]> {
  const rows = await db().favouriteVoice.findMany({ where: { userId } });
  return rows.map(({ family, voiceId }) => voiceKey({ family, id: voiceId }));
}

/** Every sample that the team has made or is making. */
export async function listSamples(viewer: Viewer): Promise<SampleView[]> {
  const rows = await db().voiceSample.findMany({ where: { teamId: viewer.teamId } });
  const takes = await readTakesByIds(
    viewer,
    rows.map(({ taskId }) => taskId),
  );
  const byId = new Map(takes.map((take) => [take.id, take]));
  return rows.flatMap(({ family, voiceId, taskId }) => {
    const take = byId.get(taskId);
    return take ? [{ family, voiceId, ...viewSound(take) }] : [];
  });
}

function viewSound({ id, state, media, peaks, failure }: TakeView) {
  return {
    taskId: id,
    state,
    url: media?.url,
    peaksUrl: peaks?.url,
    durationSeconds: media?.durationSeconds,
    failure,
  };
}

const mostCastings = 50;

/** The team's castings, newest first. */
export async function listCastings({ teamId }: Viewer): Promise<CastingLine[]> {
  const rows = await db().casting.findMany({
    where: { teamId },
    include: { createdBy: { select: { name: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostCastings,
  });
  return rows.map(({ id, text, plan, createdBy, createdAt }) => {
    const cells = cellsOf(readPlan(plan));
    return {
      id,
      text,
      voiceCount: readPlan(plan).voices.length,
      cellCount: cells.length,
      creatorName: createdBy.name,
      createdAt: createdAt.toISOString(),
    };
  });
}

/** A casting with the newest take of each square; undefined when the viewer's team has none of this id. */
export async function readCasting(viewer: Viewer, castingId: string): Promise<CastingView | undefined> {
  if (!z.uuid().safeParse(castingId).success) return undefined;
  const { teamId } = viewer;
  const casting = await db().casting.findFirst({
    where: { id: castingId, teamId },
    include: { createdBy: { select: { name: true } } },
  });
  if (!casting) return undefined;
  const tasks = await db().task.findMany({
    where: { teamId, batchId: castingId, parentId: null, shelf: { not: 'purged' } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, tool: true, input: true },
  });
  // The newest comes last, and so stands.
  const newest = new Map(tasks.map((task) => [cellOfTake(task), task.id]));
  const takes = await readTakesByIds(viewer, [...newest.values()]);
  const byId = new Map(takes.map((take) => [take.id, take]));
  const plan = readPlan(casting.plan);
  return {
    id: casting.id,
    text: casting.text,
    plan,
    creatorName: casting.createdBy.name,
    createdAt: casting.createdAt.toISOString(),
    cells: cellsOf(plan).map((cell) => ({ ...cell, take: byId.get(newest.get(cell.key) ?? '') })),
  };
}
