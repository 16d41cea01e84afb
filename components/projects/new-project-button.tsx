'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';

const NewProjectDialog = lazyPart(() =>
  import('./new-project-dialog.tsx').then((found) => found.NewProjectDialog),
);

/** Makes a project and goes to its page. */
export function NewProjectButton({ label }: { label?: string }) {
  const t = useText();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4 stroke-[1.75]" />
        {label ?? t('New project')}
      </Button>
      {isOpen && (
        <Suspense>
          <NewProjectDialog
            onMade={({ id }) => router.push(paths.project(id))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
