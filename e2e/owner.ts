import { join } from 'node:path';
import { request } from '@playwright/test';
import { paths } from '#lib/paths.ts';

/** Who the shared studio belongs to; made from these settings at its first start. */
export const owner = { email: 'ada@example.com', password: 'a long enough password' } as const;

export const ownerVariables = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };

/** Signs the owner in without a page and keeps the cookies in a file for the tests' browsers. */
export async function saveSignIn(url: string, folder: string): Promise<string> {
  const path = join(folder, 'signed-in.json');
  const context = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const { csrfToken } = await (await context.get(paths.api.csrfToken())).json();
  const answer = await context.post(paths.api.signIn(), { data: { ...owner, csrfToken, json: 'true' } });
  if (!answer.ok()) throw new Error(`The owner could not sign in: ${answer.status()}`);
  await context.storageState({ path });
  await context.dispose();
  return path;
}
