import { Eye } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CreateScreen } from '#components/create/create-screen.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { canCreate } from '#lib/auth/viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { paths } from '#lib/paths.ts';
import { listTakes } from '#lib/tasks/queries.ts';
import { toolNames } from '#lib/tools/tool-names.ts';
import { readFill } from './read-fill.ts';
import { readSetup } from './read-setup.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Create') };
}

interface CreatePageProps {
  params: Promise<{ tool: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function CreatePage({ params, searchParams }: CreatePageProps) {
  const viewer = await requireViewer();
  const { tool: name } = await params;
  const tool = toolNames.find((one) => one === name);
  if (!tool) notFound();
  if (!canCreate(viewer)) return <OnlyLooking />;
  const [setup, firstTakes, fill] = await Promise.all([
    readSetup(viewer),
    listTakes(viewer, { limit: 30, filter: { isMine: true } }),
    readFill(viewer, tool, await searchParams),
  ]);
  return <CreateScreen setup={setup} firstTakes={firstTakes} fill={fill} />;
}

async function OnlyLooking() {
  const t = await requestText();
  return (
    <EmptyState
      icon={<Eye />}
      title={t('You can look, not create')}
      action={
        <Link href={paths.gallery()} className={buttonClass({ look: 'primary' })}>
          {t('Go to the gallery')}
        </Link>
      }
    >
      {t('As a reviewer you watch and judge takes. Ask an owner of the team to make you a creator.')}
    </EmptyState>
  );
}
