import type { Metadata } from 'next';
import { EntryScreen } from '#components/entry/entry-screen.tsx';
import { ResetForm } from '#components/entry/reset-form.tsx';
import { Button } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { readResetLink } from '#lib/auth/password-reset.ts';
import { requestText } from '#lib/language/request-text.ts';
import { canMail } from '#lib/mail/send-mail.ts';
import { paths } from '#lib/paths.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Choose a new password'), robots: { index: false } };
}

const closed = {
  used: 'It was used already, or your password was changed since.',
  expired: 'It has run out: such a link works for an hour.',
  unknown: 'It leads nowhere. Look whether all of it was copied.',
} as const;

export default async function ResetPage({
  params,
}: {
  params: Promise<{ resetId: string; secret: string }>;
}) {
  const t = await requestText();
  const { resetId: id, secret } = await params;
  const state = await readResetLink(id, secret, new Date());
  if (state === 'open') {
    return (
      <EntryScreen title={t('Choose a new password')} lead={t('You will be signed out everywhere else.')}>
        <ResetForm id={id} secret={secret} />
      </EntryScreen>
    );
  }
  return (
    <EntryScreen title={t('This link does not work')} lead={t(closed[state])}>
      <Button asChild size="lg">
        <Link href={canMail() ? paths.forgot() : paths.signIn()}>
          {canMail() ? t('Ask for a new link') : t('Back to signing in')}
        </Link>
      </Button>
    </EntryScreen>
  );
}
