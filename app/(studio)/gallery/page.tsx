import type { Metadata } from 'next';
import { Gallery } from '#components/gallery/gallery.tsx';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { canCreate, canManage } from '#lib/auth/viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { listTakes } from '#lib/tasks/queries.ts';
import { readTakeFilterLoosely } from '#lib/tasks/take-filter.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Gallery') };
}

interface GalleryParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function GalleryPage({ searchParams }: GalleryParams) {
  const t = await requestText();
  const viewer = await requireViewer();
  const filter = readTakeFilterLoosely(await searchParams);
  const initial = await listTakes(viewer, { filter });
  return (
    <div data-scrolls className="p-1">
      <h1 className="sr-only">{t('Gallery')}</h1>
      <Gallery
        initial={initial}
        initialFilter={filter}
        canCreate={canCreate(viewer)}
        canManage={canManage(viewer)}
      />
    </div>
  );
}
