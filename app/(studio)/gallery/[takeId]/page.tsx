import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { TakePage } from '#components/take/take-page.tsx';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { canCreate } from '#lib/auth/viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { readTake } from '#lib/tasks/queries.ts';

interface TakeParams {
  params: Promise<{ takeId: string }>;
}

/** Read once for the title and the page. */
const findTake = cache(async (takeId: string) => readTake(await requireViewer(), takeId));

export async function generateMetadata({ params }: TakeParams): Promise<Metadata> {
  const take = await findTake((await params).takeId);
  return { title: take?.prompt.slice(0, 60) || (await requestText())('Take') };
}

export default async function OneTakePage({ params }: TakeParams) {
  const { takeId } = await params;
  const [viewer, take] = [await requireViewer(), await findTake(takeId)];
  if (!take) notFound();
  return <TakePage key={take.id} initial={take} canCreate={canCreate(viewer)} />;
}
