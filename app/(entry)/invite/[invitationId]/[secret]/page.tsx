import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { EntryScreen } from '#components/entry/entry-screen.tsx';
import { JoinButton } from '#components/entry/join-button.tsx';
import { JoinForm } from '#components/entry/join-form.tsx';
import { ProviderSignIn } from '#components/entry/provider-sign-in.tsx';
import { RefusalNote } from '#components/entry/refusal-note.tsx';
import { refusalWords } from '#components/entry/refusals.ts';
import { SignOutLink } from '#components/entry/sign-out-link.tsx';
import { roleWords } from '#components/team/role-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { oidcName } from '#lib/auth/oidc.ts';
import { findPerson } from '#lib/auth/require-viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { paths } from '#lib/paths.ts';
import { closedWords, readInvitation } from '#lib/team/read-invitation.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Invitation'), robots: { index: false } };
}

interface InvitePageProps {
  params: Promise<{ invitationId: string; secret: string }>;
  searchParams: Promise<{ refused?: string | string[] }>;
}

/** Open to whoever holds the link. It says which team, which role and who invites, and nothing else. */
export default async function InvitePage({ params, searchParams }: InvitePageProps) {
  const t = await requestText();
  const { invitationId: id, secret } = await params;
  const person = await findPerson();
  const invitation = await readInvitation({ id, secret }, person);
  // Whoever made their account at the OpenID provider comes back to this page, and is in.
  if (invitation.state === 'joined') redirect(paths.home());
  if (invitation.state !== 'open') {
    return (
      <EntryScreen title={t('This invitation does not work')} lead={t(closedWords[invitation.state])}>
        <Button asChild size="lg">
          <Link href={person ? paths.home() : paths.signIn()}>
            {person ? t('To the studio') : t('Sign in')}
          </Link>
        </Button>
      </EntryScreen>
    );
  }
  const { teamName, role, inviter, isMember } = invitation;
  const { label, may } = roleWords[role];
  const refused = refusalWords((await searchParams).refused);
  const provider = oidcName();
  return (
    <EntryScreen
      title={t('Join “{team}”', { team: teamName })}
      lead={t('{name} invites you to this team on Rushes.', { name: inviter })}
    >
      <dl className="grid gap-0.5 border-accent border-l-2 pl-4">
        <dt className="font-medium">{t(label)}</dt>
        <dd className="text-muted text-sm">{t(may)}</dd>
      </dl>
      {refused && <RefusalNote>{t(refused)}</RefusalNote>}
      {!person && (
        <div className="grid gap-5">
          {provider && <ProviderSignIn name={provider} next={paths.invite(id, secret)} />}
          <JoinForm id={id} secret={secret} />
        </div>
      )}
      {person && (
        <div className="grid gap-3">
          {isMember ? (
            <>
              <p>{t('You are in this team already.')}</p>
              <Button asChild look="primary" size="lg">
                <Link href={paths.home()}>{t('To the studio')}</Link>
              </Button>
            </>
          ) : (
            <JoinButton id={id} secret={secret} name={person.name} />
          )}
          <p className="text-center text-muted text-sm">
            {t('You are signed in with {email}.', { email: person.email })}
          </p>
          <SignOutLink look="ghost" />
        </div>
      )}
    </EntryScreen>
  );
}
