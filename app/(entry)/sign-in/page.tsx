import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { EntryScreen } from '#components/entry/entry-screen.tsx';
import { SignInForm } from '#components/entry/sign-in-form.tsx';
import { hasAnyUser } from '#lib/auth/has-any-user.ts';
import { localPath } from '#lib/auth/local-path.ts';
import { findViewer } from '#lib/auth/require-viewer.ts';
import { requestText } from '#lib/language/request-text.ts';
import { paths } from '#lib/paths.ts';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<{ next?: string | string[] }>;
}) {
  const t = await requestText();
  const next = localPath((await searchParams).next) ?? paths.create();
  if (await findViewer()) redirect(next);
  if (!(await hasAnyUser())) redirect(paths.setUp());
  return (
    <EntryScreen title={t('Sign in')} lead={t('Your takes are where you left them.')}>
      <SignInForm next={next} />
    </EntryScreen>
  );
}
