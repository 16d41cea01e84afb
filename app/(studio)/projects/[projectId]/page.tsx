import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Gallery } from '#components/gallery/gallery.tsx';
import { ProjectHead } from '#components/projects/project-head.tsx';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { canCreate, canManage } from '#lib/auth/viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { readProject } from '#lib/projects/queries.ts';
import { listTakes } from '#lib/tasks/queries.ts';
import { readTakeFilterLoosely } from '#lib/tasks/take-filter.ts';

interface ProjectParams {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Read once for the title and the page. */
const findProject = cache(async (projectId: string) => readProject(await requireViewer(), projectId));

export async function generateMetadata({ params }: ProjectParams): Promise<Metadata> {
  const project = await findProject((await params).projectId);
  return { title: project?.name ?? (await requestText())('Project') };
}

export default async function ProjectPage({ params, searchParams }: ProjectParams) {
  const [viewer, project] = [await requireViewer(), await findProject((await params).projectId)];
  if (!project) notFound();
  const filter = { ...readTakeFilterLoosely(await searchParams), projectId: project.id };
  const initial = await listTakes(viewer, { filter });
  return (
    <div data-scrolls>
      <ProjectHead key={project.id} initial={project} canCreate={canCreate(viewer)} />
      <div className="p-1">
        <Gallery
          initial={initial}
          initialFilter={filter}
          canCreate={canCreate(viewer)}
          canManage={canManage(viewer)}
          scope={{ projectId: project.id }}
        />
      </div>
    </div>
  );
}
