'use client';

import { ChevronsUpDown, Folder } from 'lucide-react';
import { useState } from 'react';
import { Link } from '#components/ui/link.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { ProjectChoice } from './project-choice.tsx';
import { useMoveTakes } from './use-move-takes.ts';

/** The project of a take, and the way into another one. */
export function ProjectField({ take, canChange }: { take: TakeView; canChange: boolean }) {
  const t = useText();
  const move = useMoveTakes();
  const [isOpen, setOpen] = useState(false);
  const { project } = take;
  if (!canChange && !project) return null;
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm">
      <Folder aria-hidden className="size-4 shrink-0 stroke-[1.5] text-muted" />
      {project ? (
        <Link
          href={paths.project(project.id)}
          translate="no"
          className="min-w-0 truncate underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-2.5"
        >
          {project.name}
        </Link>
      ) : (
        <span className="text-muted">{t('No project')}</span>
      )}
      {canChange && (
        <Popover
          label={t('Project of this take')}
          align="end"
          open={isOpen}
          onOpenChange={setOpen}
          className="float-sheet min-h-60 w-80 p-1.5"
          trigger={
            <button
              type="button"
              className="ml-auto flex h-7 shrink-0 items-center gap-1.5 rounded-sm px-2 text-muted text-xs hover:bg-raised hover:text-text pointer-coarse:h-10"
            >
              {project ? t('Move') : t('Choose a project')}
              <ChevronsUpDown aria-hidden className="size-3.5 stroke-[1.5]" />
            </button>
          }
        >
          <ProjectChoice
            current={project ?? null}
            canCreate
            onChoose={(next) => {
              setOpen(false);
              void move([take.id], next);
            }}
            onClose={() => setOpen(false)}
          />
        </Popover>
      )}
    </div>
  );
}
