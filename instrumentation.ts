/** Next calls this once, as the server starts and before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { notePeerAddresses } = await import('#lib/auth/peer-address.ts');
  notePeerAddresses();
  const { makeConfiguredOwner } = await import('#lib/team/make-configured-owner.ts');
  const { log } = await import('#lib/log.ts');
  // The database may come up later than we do: the set-up page tries again.
  await makeConfiguredOwner().catch((error: unknown) => log.warn('the owner was not made yet', { error }));
}
