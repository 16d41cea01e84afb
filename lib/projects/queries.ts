import { z } from 'zod';
import { mediaUrl } from '#lib/assets/media-link.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { storableText } from '#lib/storable.ts';
import type { Prisma } from '#prisma/client/client.ts';
import { namesStatement, type ProjectCursor, projectStatement, wallStatement } from './project-sql.ts';
import type { ProjectDetail, ProjectName, ProjectView, ProjectWallPage } from './project-view.ts';

/** Reads of projects, one round trip each, always within the viewer's team. Every role may look. */

const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined);
const listed = <T extends z.ZodType>(schema: T) =>
  z
    .array(schema)
    .nullable()
    .transform((value) => value ?? []);
const time = z.string().transform((text) => new Date(text).toISOString());
const spent = listed(z.object({ currency: z.string(), amountMicros: z.number() }));
const cover = z.object({
  storageKey: z.string(),
  mimeType: z.string(),
  width: optional(z.number()),
  height: optional(z.number()),
});
const projectRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  createdAt: time,
  createdByName: z.string(),
  archivedAt: optional(time),
  takeCount: z.number(),
  spent,
  lastTakeAt: optional(time),
  /** With all its digits: it is half of a key. */
  activeAt: z.string(),
  covers: listed(cover),
});
type ProjectRow = z.infer<typeof projectRow>;
const person = z.object({ userId: z.string(), name: z.string(), takeCount: z.number(), spent });
const projectName = z.object({ id: z.string(), name: z.string() });

const wallSize = 48;
const namesSize = 60;

/** The projects that are at work, or the archived ones; the one that was worked on last first. */
export async function listProjects(
  viewer: Viewer,
  {
    isArchived = false,
    cursor,
    limit = wallSize,
  }: { isArchived?: boolean; cursor?: string; limit?: number } = {},
): Promise<ProjectWallPage> {
  const statement = wallStatement(viewer, { isArchived, cursor: readCursor(cursor), limit });
  const { projects } = await readOne(z.object({ projects: z.array(projectRow) }), statement);
  const rows = projects.slice(0, limit);
  const last = rows.at(-1);
  return {
    projects: rows.map((row) => viewProject(row, viewer)),
    nextCursor: projects.length > limit && last ? `${last.activeAt}_${last.id}` : null,
  };
}

/** Whether the team has ever put a project away. */
export async function hasArchivedProjects({ teamId }: Viewer): Promise<boolean> {
  const where = { teamId, archivedAt: { not: null } };
  return (await db().project.findFirst({ where, select: { id: true } })) !== null;
}

/** One project with its people; undefined when the viewer's team has none of this id. */
export async function readProject(viewer: Viewer, projectId: string): Promise<ProjectDetail | undefined> {
  if (!z.uuid().safeParse(projectId).success) return undefined;
  const answer = z.object({ project: optional(projectRow.extend({ people: listed(person) })) });
  const { project } = await readOne(answer, projectStatement(viewer, projectId));
  if (!project) return undefined;
  const { people, ...row } = project;
  return { ...viewProject(row, viewer), people };
}

/** Names of projects at work that have these words, the one that was worked on last first. */
export async function listProjectNames(viewer: Viewer, search = ''): Promise<ProjectName[]> {
  const statement = namesStatement(viewer, storableText(search.slice(0, 80)).trim(), namesSize);
  return (await readOne(z.object({ projects: z.array(projectName) }), statement)).projects;
}

/** The project that new takes go to: the chosen one, while it is the team's own and at work. */
export async function findCurrentProject(
  viewer: Viewer,
  chosen: string | undefined,
): Promise<ProjectName | null> {
  const id = z.uuid().safeParse(chosen);
  if (!id.success) return null;
  return db().project.findFirst({
    where: { id: id.data, teamId: viewer.teamId, archivedAt: null },
    select: { id: true, name: true },
  });
}

function viewProject({ covers, activeAt: _, ...row }: ProjectRow, viewer: Viewer): ProjectView {
  return {
    ...row,
    covers: covers.map(({ storageKey, mimeType, ...size }) => ({
      ...size,
      mimeType,
      url: mediaUrl({ storageKey, mimeType }, viewer),
    })),
  };
}

function readCursor(text: string | undefined): ProjectCursor | undefined {
  const [activeAt = '', id] = (text ?? '').split('_');
  const isMoment = !Number.isNaN(Date.parse(activeAt));
  return isMoment && id && z.uuid().safeParse(id).success ? { activeAt, id } : undefined;
}

async function readOne<T extends z.ZodType>(schema: T, statement: Prisma.Sql): Promise<z.infer<T>> {
  const [row] = await db().$queryRaw<{ answer: unknown }[]>(statement);
  return schema.parse(row?.answer);
}
