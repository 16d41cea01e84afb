'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { remember } from '#components/frame/preferences.ts';
import { projectCookie } from '#lib/projects/project-cookie.ts';
import type { ProjectName } from '#lib/projects/project-view.ts';

interface CurrentProject {
  /** Where new takes go; null for no project. */
  project: ProjectName | null;
  choose: (project: ProjectName | null) => void;
  canCreate: boolean;
}

const CurrentProjectContext = createContext<CurrentProject>({
  project: null,
  choose: () => {},
  canCreate: false,
});

interface CurrentProjectProviderProps {
  /** As the server read it from the cookie. */
  initial: ProjectName | null;
  canCreate: boolean;
  children: ReactNode;
}

/** The project that this browser works in: known to every page, and remembered for the next visits. */
export function CurrentProjectProvider({ initial, canCreate, children }: CurrentProjectProviderProps) {
  const [project, setProject] = useState(initial);
  const value = useMemo(
    () => ({
      project,
      canCreate,
      choose: (next: ProjectName | null) => {
        setProject(next);
        remember(projectCookie, next?.id ?? '');
      },
    }),
    [project, canCreate],
  );
  return <CurrentProjectContext value={value}>{children}</CurrentProjectContext>;
}

export function useCurrentProject(): CurrentProject {
  return useContext(CurrentProjectContext);
}
