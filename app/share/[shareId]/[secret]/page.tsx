import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { QueryProvider } from '#components/frame/query-provider.tsx';
import { ShareMessage, SharePage } from '#components/share-room/share-page.tsx';
import { SharePassword } from '#components/share-room/share-password.tsx';
import { ShareRoom } from '#components/share-room/share-room.tsx';
import { requestText } from '#lib/language/request-text.ts';
import { paths } from '#lib/paths.ts';
import { readSharedPage } from '#lib/sharing/guest-queries.ts';
import { findRequestGuest } from '#lib/sharing/request-guest.ts';

type Props = { params: Promise<{ shareId: string; secret: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { shareId, secret } = await params;
  const found = await findRequestGuest(shareId, secret);
  return {
    title: found.state === 'open' ? found.guest.title : { absolute: 'Rushes' },
    description: null,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** What a link for people outside opens. */
export default async function SharedPage({ params }: Props) {
  const { shareId, secret } = await params;
  const t = await requestText();
  const found = await findRequestGuest(shareId, secret);
  if (found.state === 'unknown') notFound();
  if (found.state === 'ended') {
    return (
      <SharePage>
        <ShareMessage title={t('This link has ended')}>
          <p className="max-w-sm text-balance text-muted">{t('Ask whoever sent it to you for a new one.')}</p>
        </ShareMessage>
      </SharePage>
    );
  }
  const share = paths.share(shareId, secret);
  if (found.state === 'locked') {
    return (
      <SharePage>
        <ShareMessage title={t('This link has a password')}>
          <SharePassword share={share} />
        </ShareMessage>
      </SharePage>
    );
  }
  const { title, allowsComments, allowsDownload } = found.guest;
  return (
    <QueryProvider>
      <ShareRoom
        share={share}
        set={{ title, allowsComments, allowsDownload }}
        first={await readSharedPage(found.guest)}
      />
    </QueryProvider>
  );
}
