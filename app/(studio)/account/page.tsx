import type { Metadata } from 'next';
import { ChangePasswordForm } from '#components/account/change-password-form.tsx';
import { SessionList } from '#components/account/session-list.tsx';
import { listSessions } from '#lib/auth/queries.ts';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { requestText } from '#lib/language/request-text.ts';

export const metadata: Metadata = { title: 'Account' };

export default async function AccountPage() {
  const t = await requestText();
  const viewer = await requireViewer();
  const sessions = await listSessions(viewer);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-10 px-4 py-8 md:px-8 md:py-12">
      <header className="grid gap-1">
        <h1 className="font-medium text-2xl tracking-tight">{viewer.name}</h1>
        <p className="text-muted">
          {viewer.email}, {viewer.role}
        </p>
      </header>
      <section aria-labelledby="password" className="grid gap-5 border-line border-t pt-8">
        <header className="grid gap-1">
          <h2 id="password" className="font-medium text-lg">
            {t('Password')}
          </h2>
          <p className="text-muted">{t('Changing it signs you out everywhere but here.')}</p>
        </header>
        <ChangePasswordForm email={viewer.email} />
      </section>
      <section aria-labelledby="sessions" className="grid gap-5 border-line border-t pt-8">
        <header className="grid gap-1">
          <h2 id="sessions" className="font-medium text-lg">
            {t('Where you are signed in')}
          </h2>
          <p className="text-muted">{t('A session ends by itself after 30 days without use.')}</p>
        </header>
        <SessionList sessions={sessions} />
      </section>
    </div>
  );
}
