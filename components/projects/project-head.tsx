'use client';

import { FolderArchive, FolderCheck, FolderInput, Share } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { projectLimits } from '#lib/projects/project-limits.ts';
import type { ProjectDetail } from '#lib/projects/project-view.ts';
import { useCurrentProject } from './current-project.tsx';
import { EditableText } from './editable-text.tsx';
import { ProjectPeople } from './project-people.tsx';
import { SpentWords } from './spent-words.tsx';
import { takeCountWords } from './take-count-words.ts';
import { useProject } from './use-project.ts';
import { useProjectChanges } from './use-project-changes.ts';

const ShareDialog = lazyPart(() =>
  import('#components/sharing/share-dialog.tsx').then((found) => found.ShareDialog),
);

/** What a project is: its name and words, written where they stand, what is in it, who made it and what it cost. */
export function ProjectHead({ initial, canCreate }: { initial: ProjectDetail; canCreate: boolean }) {
  const t = useText();
  const { project, refresh } = useProject(initial);
  const { change, setArchived } = useProjectChanges(project, refresh);
  const [isSharing, setSharing] = useState(false);
  const { name, description, takeCount, spent, people, archivedAt, createdAt, createdByName } = project;
  return (
    <div className="grid gap-4 px-4 pt-5 pb-3 md:px-6">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="grid min-w-0 max-w-3xl flex-[1_1_20rem] gap-1">
          <h1 translate="no" className={canCreate ? 'sr-only' : 'break-words font-medium text-xl'}>
            {name}
          </h1>
          {canCreate && (
            <EditableText
              label={t('Name of the project')}
              value={name}
              canChange
              isWanted
              maxLength={projectLimits.name}
              className="font-medium text-xl"
              onKeep={(next) => change({ name: next })}
            />
          )}
          <EditableText
            label={t('What the project is about')}
            placeholder={t('Say what it is about')}
            value={description}
            canChange={canCreate}
            isMultiline
            maxLength={projectLimits.description}
            className="text-muted! text-sm"
            onKeep={(next) => change({ description: next })}
          />
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-2 max-md:ml-0">
          {archivedAt && (
            <Badge icon={<FolderArchive />}>
              {t('Archived')} <TimeAgo iso={archivedAt} />
            </Badge>
          )}
          {canCreate && !archivedAt && <WorkHere project={project} />}
          {canCreate && (
            <Button onClick={() => setSharing(true)}>
              <Share aria-hidden className="size-4 stroke-[1.5]" />
              {t('Share')}
            </Button>
          )}
          {canCreate && (
            <Button onClick={() => void setArchived(!archivedAt)}>
              {archivedAt ? t('Restore') : t('Archive')}
            </Button>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2 text-sm">
        <span className="tabular-nums">{takeCountWords(t, takeCount)}</span>
        {spent.length > 0 && (
          <span className="flex gap-2">
            <span className="text-muted">{t('Billed')}</span>
            <SpentWords spent={spent} />
          </span>
        )}
        <span className="text-muted">
          {t('Begun by {name}', { name: createdByName })}, <TimeAgo iso={createdAt} />
        </span>
      </div>
      {people.length > 0 && <ProjectPeople projectId={project.id} people={people} />}
      {isSharing && (
        <Suspense>
          <ShareDialog of={{ projectId: project.id }} title={name} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Lets new takes of this browser go into this project. */
function WorkHere({ project: { id, name } }: { project: ProjectDetail }) {
  const t = useText();
  const { project: current, choose } = useCurrentProject();
  if (current?.id === id) {
    return (
      <Badge tone="good" icon={<FolderCheck />}>
        {t('New takes go here')}
      </Badge>
    );
  }
  return (
    <Button look="primary" onClick={() => choose({ id, name })}>
      <FolderInput aria-hidden className="size-4 stroke-[1.5]" />
      {t('Work in this project')}
    </Button>
  );
}
