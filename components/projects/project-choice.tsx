'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, Folder, FolderX, Plus, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, Suspense, useId, useState } from 'react';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useFocusWithoutKeyboard } from '#components/ui/use-focus-without-keyboard.ts';
import { useRested } from '#components/ui/use-rested.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { ProjectName } from '#lib/projects/project-view.ts';
import { projectNamesOptions } from './project-queries.ts';

const NewProjectDialog = lazyPart(() =>
  import('./new-project-dialog.tsx').then((found) => found.NewProjectDialog),
);

interface ProjectChoiceProps {
  /** The one that is chosen now; undefined where there is none yet, as for many takes. */
  current: ProjectName | null | undefined;
  canCreate: boolean;
  /** A sentence under the list. */
  hint?: string | undefined;
  onChoose: (project: ProjectName | null) => void;
  onClose: () => void;
}

interface Line {
  key: string;
  icon: ReactNode;
  label: string;
  isName: boolean;
  isChosen: boolean;
  choose: () => void;
}

/** A list of the team's projects to choose one of: found by their names, with none of them and a new one at its ends. */
export function ProjectChoice({ current, canCreate, hint, onChoose, onClose }: ProjectChoiceProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState<number>();
  const [isNaming, setNaming] = useState(false);
  const words = typed.trim();
  const { data: projects, isError } = useQuery({
    ...projectNamesOptions(useRested(words)),
    placeholderData: keepPreviousData,
  });
  const input = useFocusWithoutKeyboard();

  const lines: Line[] = (projects ?? []).map((project) => ({
    key: project.id,
    icon: <Folder aria-hidden />,
    label: project.name,
    isName: true,
    isChosen: project.id === current?.id,
    choose: () => onChoose(project),
  }));
  if (!words) {
    lines.unshift({
      key: 'none',
      icon: <FolderX aria-hidden />,
      label: t('No project'),
      isName: false,
      isChosen: current === null,
      choose: () => onChoose(null),
    });
  }
  if (canCreate) {
    lines.push({
      key: 'new',
      icon: <Plus aria-hidden />,
      label: words ? t('New project “{name}”', { name: words }) : t('New project…'),
      isName: false,
      isChosen: false,
      choose: () => setNaming(true),
    });
  }
  const chosenAt = lines.findIndex(({ isChosen }) => isChosen);
  const currentAt = Math.min(at ?? (words ? 0 : Math.max(0, chosenAt)), lines.length - 1);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && lines.length > 0) setAt((currentAt + step + lines.length) % lines.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) lines[currentAt]?.choose();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="relative">
        <Search
          aria-hidden
          className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 stroke-[1.5] text-muted"
        />
        <input
          ref={input}
          role="combobox"
          aria-label={t('Find a project')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={lines[currentAt] ? `${id}-${lines[currentAt].key}` : undefined}
          placeholder={t('Find a project')}
          maxLength={80}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(undefined);
          }}
          onKeyDown={press}
          className="h-9 w-full rounded-sm bg-transparent pr-2 pl-8.5 text-sm outline-none placeholder:text-muted pointer-coarse:h-11 pointer-coarse:text-lg"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('Projects')}
        className="mt-1 max-h-72 overflow-y-auto border-line border-t pt-1"
      >
        {lines.map(({ key, icon, label, isName, isChosen, choose }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which names this line as its current one.
          <div
            ref={(element) => {
              if (index === currentAt) element?.scrollIntoView({ block: 'nearest' });
            }}
            key={key}
            id={`${id}-${key}`}
            role="option"
            aria-selected={isChosen}
            data-current={index === currentAt || undefined}
            tabIndex={-1}
            onClick={choose}
            className="flex h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 text-sm hover:bg-text/8 data-current:bg-text/8 pointer-coarse:h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.5] [&>svg]:text-muted"
          >
            {icon}
            <span translate={isName ? 'no' : undefined} className="min-w-0 flex-1 truncate">
              {label}
            </span>
            {isChosen && <Check aria-hidden className="text-accent!" />}
          </div>
        ))}
      </div>
      {isError && (
        <p role="alert" className="px-2.5 py-2 text-bad text-sm">
          {t('The projects could not be read. Check the connection.')}
        </p>
      )}
      {projects?.length === 0 && words && (
        <p role="status" className="px-2.5 py-2 text-muted text-sm">
          {t('No project is called that.')}
        </p>
      )}
      {hint && <p className="px-2.5 pt-1.5 pb-1 text-muted text-xs">{hint}</p>}
      {isNaming && (
        <Suspense>
          <NewProjectDialog
            name={words}
            onMade={(project) => onChoose(project)}
            onClose={() => {
              setNaming(false);
              onClose();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
