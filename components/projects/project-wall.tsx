'use client';

import { Folder, FolderArchive } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { buttonClass } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { ProjectWallPage } from '#lib/projects/project-view.ts';
import { NewProjectButton } from './new-project-button.tsx';
import { ProjectCard } from './project-card.tsx';

interface ProjectWallProps {
  wall: ProjectWallPage;
  /** The archived ones are shown instead of those at work. */
  isArchived: boolean;
  /** There is an archived one at all. */
  hasArchived: boolean;
  canCreate: boolean;
}

/** The team's projects as covers, the one that was worked on last first. */
export function ProjectWall({ wall, isArchived, hasArchived, canCreate }: ProjectWallProps) {
  const t = useText();
  const router = useRouter();
  const { projects, nextCursor } = wall;
  const query = (before?: string) =>
    new URLSearchParams({
      ...(isArchived ? { archived: '1' } : {}),
      ...(before ? { before } : {}),
    }).toString();
  return (
    <div data-scrolls className="grid gap-6 px-4 py-5 md:px-8 md:py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="sr-only">{t('Projects')}</h1>
        {(hasArchived || isArchived) && (
          <div className="-ml-3 flex">
            <Chip isOn={!isArchived} onClick={() => router.push(paths.projects())}>
              {t('At work')}
            </Chip>
            <Chip isOn={isArchived} onClick={() => router.push(paths.projects('archived=1'))}>
              {t('Archived')}
            </Chip>
          </div>
        )}
        {canCreate && projects.length > 0 && !isArchived && (
          <div className="ml-auto">
            <NewProjectButton />
          </div>
        )}
      </div>
      {projects.length === 0 && <NoProjects isArchived={isArchived} canCreate={canCreate} />}
      {projects.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-5 gap-y-8">
          {projects.map((project) => (
            <li key={project.id} className="min-w-0">
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      )}
      {nextCursor && (
        <Link href={paths.projects(query(nextCursor))} className={buttonClass({}, 'justify-self-center')}>
          {t('Older projects')}
        </Link>
      )}
    </div>
  );
}

function NoProjects({ isArchived, canCreate }: { isArchived: boolean; canCreate: boolean }) {
  const t = useText();
  if (isArchived) {
    return (
      <EmptyState icon={<FolderArchive />} title={t('No project is archived')}>
        {t('A project that is over can be put aside; its takes stay where they are.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Folder />}
      title={t('No projects yet')}
      action={canCreate && <NewProjectButton label={t('Make the first project')} />}
    >
      {canCreate
        ? t('A project keeps the takes of one piece of work together, with who made them and what they cost.')
        : t('When somebody makes a project, it appears here with its takes.')}
    </EmptyState>
  );
}
