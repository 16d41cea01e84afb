'use client';

import { Columns2, Folder, Layers, Share2, Tag, Ungroup } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import type { DoingContext } from './do-deed.ts';
import { addTag, doToTakes, moveToProject } from './take-doings.ts';

const ProjectChoice = lazyPart(() =>
  import('#components/projects/project-choice.tsx').then((found) => found.ProjectChoice),
);
const TagInput = lazyPart(() => import('#components/curation/tag-input.tsx').then((found) => found.TagInput));
const ShareDialog = lazyPart(() =>
  import('#components/sharing/share-dialog.tsx').then((found) => found.ShareDialog),
);

/** As many takes as are compared side by side. */
const mostCompared = 6;

interface BarChoicesProps {
  takes: readonly TakeView[];
  context: DoingContext;
}

/** What asks for something more: a project, a tag, whom to share with; and what looks at several takes as one. */
export function BarChoices({ takes, context }: BarChoicesProps) {
  const t = useText();
  const [isSharing, setSharing] = useState(false);
  const ids = takes.map(({ id }) => id);
  const { canCreate } = context.viewer;
  const canCompare = takes.length >= 2 && takes.length <= mostCompared;
  const areStacked = takes.some(({ stack }) => stack && stack.count > 1);
  return (
    <>
      {canCompare && (
        <IconButton
          label={t('Compare')}
          icon={<Columns2 />}
          onClick={() => window.location.assign(paths.compare(ids))}
        />
      )}
      {canCreate && <IntoProject takes={takes} context={context} />}
      {canCreate && <WithTag takes={takes} context={context} />}
      {canCreate && takes.length >= 2 && (
        <IconButton
          label={t('Put into one stack')}
          icon={<Layers />}
          onClick={() => void doToTakes('stack', takes, context)}
        />
      )}
      {canCreate && areStacked && (
        <IconButton
          label={t('Take out of their stacks')}
          icon={<Ungroup />}
          onClick={() => void doToTakes('unstack', takes, context)}
        />
      )}
      {canCreate && <IconButton label={t('Share')} icon={<Share2 />} onClick={() => setSharing(true)} />}
      {isSharing && (
        <Suspense>
          <ShareDialog of={{ taskIds: ids }} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}

function IntoProject({ takes, context }: BarChoicesProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      side="top"
      align="center"
      label={t('Add to a project')}
      open={isOpen}
      onOpenChange={setOpen}
      className="w-72 p-2"
      trigger={<IconButton label={t('Add to a project')} icon={<Folder />} />}
    >
      <Suspense>
        <ProjectChoice
          current={undefined}
          canCreate
          onClose={() => setOpen(false)}
          onChoose={(project) => {
            setOpen(false);
            void moveToProject(takes, project, context);
          }}
        />
      </Suspense>
    </Popover>
  );
}

function WithTag({ takes, context }: BarChoicesProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      side="top"
      align="center"
      label={t('Add a tag')}
      open={isOpen}
      onOpenChange={setOpen}
      className="w-72"
      trigger={<IconButton label={t('Add a tag')} icon={<Tag />} />}
    >
      <Suspense>
        <TagInput
          taken={[]}
          onAdd={(name) => {
            setOpen(false);
            void addTag(takes, name, context);
          }}
        />
      </Suspense>
    </Popover>
  );
}
