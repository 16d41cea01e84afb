import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { EntryScreen } from '#components/entry/entry-screen.tsx';
import { SetUpForm } from '#components/entry/set-up-form.tsx';
import { hasAnyUser } from '#lib/auth/has-any-user.ts';
import { requestText } from '#lib/language/request-text.ts';
import { paths } from '#lib/paths.ts';
import { makeConfiguredOwner } from '#lib/team/make-configured-owner.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return { title: t('Set up') };
}

export default async function SetUpPage() {
  const t = await requestText();
  await connection();
  await makeConfiguredOwner();
  if (await hasAnyUser()) redirect(paths.signIn());
  return (
    <EntryScreen
      title={t('Welcome to your studio')}
      lead={t(
        "It runs on this machine and belongs to whoever sets it up. You are the first here: make the owner's account.",
      )}
    >
      <SetUpForm />
    </EntryScreen>
  );
}
