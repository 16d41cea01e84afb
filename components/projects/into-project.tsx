'use client';

import { Folder } from 'lucide-react';
import { useText } from '#components/ui/use-text.tsx';
import { useCurrentProject } from './current-project.tsx';
import { openProjectSwitcher } from './switcher-door.ts';

/** Where the takes of this form go, and the way to another project. Beside a real keyboard the header says "none" already. */
export function IntoProject() {
  const t = useText();
  const { project } = useCurrentProject();
  return (
    <button
      type="button"
      data-none={project ? undefined : ''}
      onClick={openProjectSwitcher}
      className="-mx-1 flex h-6 min-w-0 items-center gap-1.5 justify-self-start rounded-sm px-1 text-muted text-xs hover:text-text pointer-coarse:-my-1.5 pointer-coarse:h-10 pointer-fine:data-none:hidden"
    >
      <Folder aria-hidden className="size-3.5 shrink-0 stroke-[1.5]" />
      <span className="truncate">
        {project ? t('Goes into {name}', { name: project.name }) : t('No project')}
      </span>
    </button>
  );
}
