import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { WebhooksScreen } from '#components/webhooks/webhooks-screen.tsx';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { listWebhooks } from '#lib/notices/read-webhooks.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Web hooks') };
}

/** Owners alone; for everybody else the page is not there. */
export default async function WebhooksPage() {
  const viewer = await requireViewer();
  const listed = await listWebhooks(viewer);
  if (!listed.ok) notFound();
  return <WebhooksScreen webhooks={listed.value} />;
}
