import { ownerVariables, saveSignIn } from './owner.ts';
import { startStudio } from './studio.ts';

/** Starts the studio that most tests share; the tests find it through these variables. */
export default async function setup(): Promise<() => Promise<void>> {
  const studio = await startStudio(ownerVariables);
  process.env.E2E_URL = studio.url;
  process.env.E2E_SANDBOX_URL = studio.sandboxUrl;
  process.env.E2E_SIGNED_IN = await saveSignIn(studio.url, studio.dataDir);
  process.env.E2E_DATABASE_URL = studio.databaseUrl;
  return studio.remove;
}
