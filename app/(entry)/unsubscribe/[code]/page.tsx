import type { Metadata } from 'next';
import { EntryScreen } from '#components/entry/entry-screen.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { requestText } from '#lib/language/request-text.ts';
import { findSubscription } from '#lib/notices/queries.ts';
import { paths } from '#lib/paths.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('E-mails'), referrer: 'no-referrer', robots: { index: false } };
}

/** Where the link in a letter leads. Opening it ends nothing, because mail servers open links to look at them. */
export default async function UnsubscribePage({
  params,
  searchParams,
}: {
  params: Promise<{ code: string }>;
  searchParams: Promise<{ done?: string }>;
}) {
  const t = await requestText();
  const { code } = await params;
  const found = await findSubscription(code);
  const isDone = (await searchParams).done !== undefined;
  if (!found) {
    return (
      <EntryScreen
        title={t('This link is not ours')}
        lead={t('It may have been cut off. Sign in and look into your notice settings instead.')}
      >
        <a href={paths.noticeSettings()} className={buttonClass({ size: 'lg' })}>
          {t('Notice settings')}
        </a>
      </EntryScreen>
    );
  }
  const values = { team: found.teamName };
  return (
    <EntryScreen
      title={isDone ? t('You get no more of these e-mails') : t('No more of these e-mails?')}
      lead={
        isDone
          ? t('Everything else stays as it was.')
          : t('It is about e-mails of one kind from the team {team}. Notices in the studio stay.', values)
      }
    >
      {isDone ? (
        <a href={paths.noticeSettings()} className={buttonClass({ size: 'lg' })}>
          {t('Notice settings')}
        </a>
      ) : (
        <form method="post" action={paths.api.unsubscribe(code)}>
          <Button type="submit" look="primary" size="lg" className="w-full">
            {t('Send me no more of them')}
          </Button>
        </form>
      )}
    </EntryScreen>
  );
}
