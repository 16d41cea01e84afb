import type { Metadata } from 'next';
import { BrowserNoticesCard } from '#components/notices/browser-notices-card.tsx';
import { NoticeSettingsForm } from '#components/notices/notice-settings-form.tsx';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { canManage } from '#lib/auth/viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { canMail } from '#lib/mail/send-mail.ts';
import { readOwnNoticeSettings } from '#lib/notices/queries.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Notice settings') };
}

export default async function NoticeSettingsPage() {
  const t = await requestText();
  const viewer = await requireViewer();
  const settings = await readOwnNoticeSettings(viewer);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-10 px-4 py-8 md:px-8 md:py-12">
      <header className="grid gap-1">
        <h1 className="font-medium text-2xl tracking-tight">{t('Notice settings')}</h1>
        <p className="text-muted">
          {t(
            'What you are told of in this team. Takes of one click are told of together, when the last one ends.',
          )}
        </p>
      </header>
      <NoticeSettingsForm
        initial={settings}
        canMail={canMail()}
        isOwner={canManage(viewer)}
        email={viewer.email}
      />
      <BrowserNoticesCard />
    </div>
  );
}
