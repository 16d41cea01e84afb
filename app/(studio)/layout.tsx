import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { BottomBar } from '#components/frame/bottom-bar.tsx';
import { OfflineNotice } from '#components/frame/offline-notice.tsx';
import { PersonMenu } from '#components/frame/person-menu.tsx';
import { QueryProvider } from '#components/frame/query-provider.tsx';
import { Rail } from '#components/frame/rail.tsx';
import { ShortcutLoader } from '#components/frame/shortcut-loader.tsx';
import { TopBar } from '#components/frame/top-bar.tsx';
import { NoticeBell } from '#components/notices/notice-bell.tsx';
import { CurrentProjectProvider } from '#components/projects/current-project.tsx';
import { ProjectSwitcher } from '#components/projects/project-switcher.tsx';
import { RunningCount } from '#components/take/running-count.tsx';
import { Toaster } from '#components/ui/toaster.tsx';
import { pictureUrl } from '#lib/assets/person-picture.ts';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { canCreate } from '#lib/auth/viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { projectCookie } from '#lib/projects/project-cookie.ts';
import { findCurrentProject } from '#lib/projects/queries.ts';
import { railCookie } from '#lib/theme.ts';

/** The frame around every page of the studio. Pages ask for the viewer themselves too: a layout is no guard. */
export default async function StudioLayout({ children }: { children: ReactNode }) {
  const t = await requestText();
  const viewer = await requireViewer();
  const jar = await cookies();
  const project = await findCurrentProject(viewer, jar.get(projectCookie)?.value);
  return (
    <QueryProvider>
      <CurrentProjectProvider key={viewer.teamId} initial={project} canCreate={canCreate(viewer)}>
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-16 rounded-sm bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
        >
          {t('Skip to the page')}
        </a>
        <div className="flex min-h-dvh">
          <Rail isOpenAtFirst={jar.get(railCookie)?.value === 'open'} />
          <div className="flex min-w-0 flex-1 flex-col pb-(--bottom-bar)">
            <TopBar>
              <ProjectSwitcher />
              <RunningCount />
              <NoticeBell />
              <PersonMenu
                name={viewer.name}
                email={viewer.email}
                role={viewer.role}
                picture={pictureUrl(viewer, viewer.pictureKey)}
              />
            </TopBar>
            <OfflineNotice />
            <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
              {children}
            </main>
          </div>
        </div>
        <BottomBar />
        <ShortcutLoader />
        <Toaster />
      </CurrentProjectProvider>
    </QueryProvider>
  );
}
