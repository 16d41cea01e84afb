import type { Metadata } from 'next';
import { ProjectWall } from '#components/projects/project-wall.tsx';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { canCreate } from '#lib/auth/viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { hasArchivedProjects, listProjects } from '#lib/projects/queries.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Projects') };
}

interface ProjectsParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ProjectsPage({ searchParams }: ProjectsParams) {
  const viewer = await requireViewer();
  const { archived, before } = await searchParams;
  const isArchived = archived === '1';
  const cursor = typeof before === 'string' ? { cursor: before } : {};
  const [wall, hasArchived] = await Promise.all([
    listProjects(viewer, { isArchived, ...cursor }),
    hasArchivedProjects(viewer),
  ]);
  return <ProjectWall {...{ wall, isArchived, hasArchived }} canCreate={canCreate(viewer)} />;
}
