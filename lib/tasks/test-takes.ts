import { randomUUID } from 'node:crypto';
import { mintViewer } from '#lib/auth/mint-viewer.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import type { Prisma } from '#prisma/client/client.ts';
import type { Role } from '#prisma/client/enums.ts';

/** What tests of reading need to find in the database: a team, a person in it, takes of theirs. */

/** A person in a team: a new one, or the team of another viewer. */
export async function makeViewer(role: Role = 'creator', teammate?: Viewer): Promise<Viewer> {
  const name = `Person ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  const teamId = teammate?.teamId ?? (await db().team.create({ data: { name: 'Team' } })).id;
  const user = await db().user.create({
    data: { email, name, passwordHash: 'none', members: { create: { teamId, role } } },
  });
  return mintViewer({ userId: user.id, teamId, role, name, email, language: 'en', sessionId: randomUUID() });
}

/** The row of a take of this person, not yet written. */
export function takeData(
  viewer: Viewer,
  more: Partial<Prisma.TaskCreateManyInput> = {},
): Prisma.TaskCreateManyInput {
  const clickId = randomUUID();
  return {
    id: randomUUID(),
    teamId: viewer.teamId,
    creatorId: viewer.userId,
    clickId,
    clickHash: clickId,
    batchId: clickId,
    tool: 'video',
    state: 'succeeded',
    input: {},
    prompt: 'A red kite over the dunes',
    model: 'H3',
    requestPath: '/v3/vendor/v2/video_generation',
    requestBody: { model: 'Vendor-H3', resolution: '768P', duration: 5, ratio: '16:9' },
    estimate: { lines: [], totalMicros: 400_000, currency: 'USD', isPriced: true },
    ...more,
  };
}

/** Writes one take and gives its id. */
export async function makeTake(
  viewer: Viewer,
  more: Partial<Prisma.TaskCreateManyInput> = {},
): Promise<string> {
  const row = await db().task.create({ data: takeData(viewer, more) });
  return row.id;
}

/** Gives a take a finished video, or another file, with its derivatives; the files themselves are not made. */
export async function addResult(
  viewer: Viewer,
  taskId: string,
  more: Partial<Prisma.AssetUncheckedCreateInput> = {},
  outputIndex = 0,
): Promise<string> {
  const key = randomUUID();
  const { teamId, userId } = viewer;
  const asset = await db().asset.create({
    data: {
      teamId,
      createdById: userId,
      sha256: key,
      sizeBytes: 12_400_000n,
      kind: 'video',
      format: 'mp4',
      mimeType: 'video/mp4',
      originalName: 'result.mp4',
      source: 'result',
      storageKey: key,
      width: 1344,
      height: 768,
      durationSeconds: 5.17,
      framesPerSecond: 24,
      frameCount: 124,
      videoCodec: 'avc',
      audioCodec: 'aac',
      derivatives: {
        create: (['poster', 'preview', 'peaks'] as const).map((kind) => ({
          kind,
          teamId,
          storageKey: `${key}-${kind}`,
          mimeType: kind === 'poster' ? 'image/webp' : kind === 'preview' ? 'video/mp4' : 'application/json',
          sizeBytes: 1000,
          width: 640,
          height: 366,
        })),
      },
      ...more,
    },
  });
  await db().taskOutput.create({ data: { taskId, outputIndex, teamId, assetId: asset.id } });
  return asset.id;
}
