import type { Metadata } from 'next';
import { ChangePasswordForm } from '#components/account/change-password-form.tsx';
import { FirstPasswordForm } from '#components/account/first-password-form.tsx';
import { LanguageChoice } from '#components/account/language-choice.tsx';
import { NameForm } from '#components/account/name-form.tsx';
import { PictureField } from '#components/account/picture-field.tsx';
import { SessionList } from '#components/account/session-list.tsx';
import { roleWords } from '#components/team/role-words.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { PageSection } from '#components/ui/page-section.tsx';
import { pictureUrl } from '#lib/assets/person-picture.ts';
import { oidcName } from '#lib/auth/oidc.ts';
import { hasPassword, listSessions } from '#lib/auth/queries.ts';
import { requireViewer } from '#lib/auth/require-viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { paths } from '#lib/paths.ts';
import { readTeam } from '#lib/team/queries.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Account') };
}

export default async function AccountPage() {
  const viewer = await requireViewer();
  const t = await requestText();
  const [sessions, canType, team] = await Promise.all([
    listSessions(viewer),
    hasPassword(viewer),
    readTeam(viewer),
  ]);
  const place = { role: t(roleWords[viewer.role].label), team: team.name };
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-10 px-4 py-8 md:px-8 md:py-12">
      <header className="grid gap-1">
        <h1 translate="no" className="break-words font-medium text-2xl tracking-tight">
          {viewer.name}
        </h1>
        <p translate="no" className="text-muted">
          {viewer.email}
        </p>
        <p className="text-muted">{t('{role} in “{team}”', place)}</p>
      </header>
      <PageSection id="profile" title={t('Profile')} lead={t('How the others see you, in every team.')}>
        <PictureField name={viewer.name} picture={pictureUrl(viewer, viewer.pictureKey)} />
        <NameForm name={viewer.name} />
        <LanguageChoice language={viewer.language} />
      </PageSection>
      <PageSection
        id="password"
        title={t('Password')}
        lead={
          canType
            ? t('Changing it signs you out everywhere but here.')
            : t('You sign in with {name}. With a password you can do without it.', { name: oidcName() ?? '' })
        }
      >
        {canType ? <ChangePasswordForm email={viewer.email} /> : <FirstPasswordForm email={viewer.email} />}
      </PageSection>
      <PageSection
        id="notices"
        title={t('Notices')}
        lead={t('What you are told of in this team, in the studio, by the browser and by e-mail.')}
      >
        <Link href={paths.noticeSettings()} className={buttonClass({}, 'justify-self-start')}>
          {t('Notice settings')}
        </Link>
      </PageSection>
      <PageSection
        id="sessions"
        title={t('Where you are signed in')}
        lead={t('A session ends by itself after 30 days without use.')}
      >
        <SessionList sessions={sessions} />
      </PageSection>
    </div>
  );
}
