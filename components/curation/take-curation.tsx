'use client';

import { ProjectField } from '#components/projects/project-field.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { TagEditor } from './tag-editor.tsx';
import { TitleField } from './title-field.tsx';

/** How the team keeps a take: under which title, in which project, with which tags. Reviewers read it. */
export function TakeCuration({ take, canCreate }: { take: TakeView; canCreate: boolean }) {
  const t = useText();
  const canChange = canCreate && (take.shelf === 'gallery' || take.shelf === 'archive');
  const hasAny = take.title || take.project || take.tags.length > 0;
  if (!canChange && !hasAny) return null;
  return (
    <section aria-label={t('Title, project and tags')} className="grid gap-2 border-line border-t px-4 py-4">
      <TitleField key={take.id} take={take} canChange={canChange} />
      <ProjectField take={take} canChange={canChange} />
      <TagEditor key={`tags-${take.id}`} take={take} canChange={canChange} />
    </section>
  );
}
