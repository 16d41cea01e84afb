import type { Metadata } from 'next';
import { EntryScreen } from '#components/entry/entry-screen.tsx';
import { ForgotForm } from '#components/entry/forgot-form.tsx';
import { Link } from '#components/ui/link.tsx';
import { requestText } from '#lib/language/request-text.ts';
import { canMail } from '#lib/mail/send-mail.ts';
import { paths } from '#lib/paths.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Forgot your password?') };
}

export default async function ForgotPage() {
  const t = await requestText();
  const lead = canMail()
    ? t('Type your e-mail: a link to a new one comes to it.')
    : t('This studio sends no e-mail. Ask an owner of your team for a link.');
  return (
    <EntryScreen title={t('Forgot your password?')} lead={lead}>
      {canMail() && <ForgotForm />}
      <Link href={paths.signIn()} className="text-muted text-sm underline underline-offset-4 hover:text-text">
        {t('Back to signing in')}
      </Link>
    </EntryScreen>
  );
}
