import { ShareMessage, SharePage } from '#components/share-room/share-page.tsx';
import { requestText } from '#lib/language/request-text.ts';

/** One page for every link that was never ours. */
export default async function NotFound() {
  const t = await requestText();
  return (
    <SharePage>
      <ShareMessage title={t('There is nothing here')}>
        <p className="max-w-sm text-balance text-muted">
          {t('The link is not complete, or leads nowhere. Copy all of it.')}
        </p>
      </ShareMessage>
    </SharePage>
  );
}
