'use client';

import { useRouter } from 'next/navigation';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { ProjectName } from '#lib/projects/project-view.ts';
import { readFilterAddress } from '#lib/tasks/filter-address.ts';
import { writeFilterAddress } from '#lib/tasks/write-filter-address.ts';
import { useCurrentProject } from './current-project.tsx';
import { ProjectChoice } from './project-choice.tsx';

/** The switcher's list. In the gallery it filters what is shown too, and on a project's page it goes to the other one's. */
export function SwitcherPanel({ onDone }: { onDone: () => void }) {
  const t = useText();
  const router = useRouter();
  const { project, choose, canCreate } = useCurrentProject();

  function switchTo(next: ProjectName | null) {
    choose(next);
    onDone();
    const { pathname, search } = window.location;
    if (pathname === paths.gallery()) {
      const filter = { ...readFilterAddress(new URLSearchParams(search)), projectId: next?.id };
      window.history.pushState(null, '', paths.gallery(writeFilterAddress(filter).toString()));
    } else if (next && pathname.startsWith(paths.project(''))) {
      router.push(paths.project(next.id));
    }
  }

  return (
    <ProjectChoice
      current={project}
      canCreate={canCreate}
      hint={canCreate ? t('New takes go into the chosen project.') : undefined}
      onChoose={switchTo}
      onClose={onDone}
    />
  );
}
