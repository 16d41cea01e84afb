import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CastingScreen } from '#components/voices/casting/casting-screen.tsx';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { readUndoSeconds } from '#lib/team/queries.ts';
import { listCastings, readCasting, readShelf } from '#lib/voices/queries.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Casting') };
}

interface CastingParams {
  searchParams: Promise<{ batch?: string | string[] }>;
}

/** The casting sheet; `?batch=` opens one that was made. */
export default async function CastingPage({ searchParams }: CastingParams) {
  const viewer = await requireViewer();
  const { batch } = await searchParams;
  const [shelf, past, undoSeconds, casting] = await Promise.all([
    readShelf(viewer),
    listCastings(viewer),
    readUndoSeconds(viewer),
    batch === undefined ? undefined : readCasting(viewer, String(batch)),
  ]);
  if (batch !== undefined && !casting) notFound();
  return (
    <div data-scrolls>
      <CastingScreen
        initialShelf={shelf}
        casting={casting}
        past={past}
        draftScope={`${viewer.teamId}:${viewer.userId}`}
        undoSeconds={undoSeconds}
      />
    </div>
  );
}
