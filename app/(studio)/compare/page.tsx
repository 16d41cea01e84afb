import type { Metadata } from 'next';
import { CompareScreen } from '#components/compare/compare-screen.tsx';
import { comparedIds } from '#components/compare/compared-ids.ts';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { canCreate } from '#lib/auth/viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { readTake } from '#lib/tasks/queries.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Compare') };
}

interface CompareParams {
  searchParams: Promise<{ ids?: string | string[] }>;
}

export default async function ComparePage({ searchParams }: CompareParams) {
  const viewer = await requireViewer();
  const ids = comparedIds((await searchParams).ids);
  const takes = await Promise.all(ids.map((id) => readTake(viewer, id)));
  const found = takes.filter(
    (take) => take !== undefined && take.shelf !== 'purged' && take.shelf !== 'part',
  );
  const initial = found.filter((take) => take !== undefined);
  return <CompareScreen key={ids.join()} initial={initial} canCreate={canCreate(viewer)} />;
}
