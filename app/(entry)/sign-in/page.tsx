import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { EntryScreen } from '#components/entry/entry-screen.tsx';
import { ProviderSignIn } from '#components/entry/provider-sign-in.tsx';
import { RefusalNote } from '#components/entry/refusal-note.tsx';
import { refusalWords } from '#components/entry/refusals.ts';
import { SignInForm } from '#components/entry/sign-in-form.tsx';
import { SignOutLink } from '#components/entry/sign-out-link.tsx';
import { hasAnyUser } from '#lib/auth/has-any-user.ts';
import { localPath } from '#lib/auth/local-path.ts';
import { oidcName } from '#lib/auth/oidc.ts';
import { findPerson, findViewer } from '#lib/auth/require-viewer.ts';
import type { Person } from '#lib/auth/viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { canMail } from '#lib/mail/send-mail.ts';
import { paths } from '#lib/paths.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Sign in') };
}

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<{ next?: string | string[]; refused?: string | string[] }>;
}) {
  const t = await requestText();
  const query = await searchParams;
  const next = localPath(query.next) ?? paths.home();
  if (await findViewer()) redirect(next);
  if (!(await hasAnyUser())) redirect(paths.setUp());
  const person = await findPerson();
  if (person) return <NoTeam person={person} />;
  const refused = refusalWords(query.refused);
  const provider = oidcName();
  return (
    <EntryScreen title={t('Sign in')} lead={t('Your takes are where you left them.')}>
      {refused && <RefusalNote>{t(refused)}</RefusalNote>}
      <div className="grid gap-5">
        {provider && <ProviderSignIn name={provider} next={next} />}
        <SignInForm next={next} canForget={canMail()} />
      </div>
    </EntryScreen>
  );
}

/** Who was removed from their only team, or left it, is still somebody: the next invitation takes them in. */
async function NoTeam({ person }: { person: Person }) {
  const t = await requestText();
  return (
    <EntryScreen
      title={t('You are in no team now')}
      lead={t('Whoever invites you sends a link: open it in this browser to join.')}
    >
      <div className="grid gap-3">
        <p className="text-muted text-sm">{t('You are signed in with {email}.', { email: person.email })}</p>
        <SignOutLink />
      </div>
    </EntryScreen>
  );
}
