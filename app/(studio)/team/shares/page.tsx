import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ShareList } from '#components/sharing/share-list.tsx';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { canCreate } from '#lib/auth/viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { listShares } from '#lib/sharing/queries.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Shared links') };
}

/** The links that the team has given to people outside. */
export default async function SharesPage() {
  const t = await requestText();
  const viewer = await requireViewer();
  if (!canCreate(viewer)) notFound();
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-8 md:px-8 md:py-12">
      <header className="grid gap-1">
        <h1 className="font-medium text-2xl tracking-tight">{t('Shared links')}</h1>
        <p className="text-muted">{t('Whoever has such a link sees what it shows, without an account.')}</p>
      </header>
      <ShareList shares={await listShares(viewer)} />
    </div>
  );
}
