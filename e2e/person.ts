import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { hashPassword } from '#lib/auth/password.ts';
import { paths } from '#lib/paths.ts';

export interface Person {
  email: string;
  password: string;
}

/** Makes a person in a team of their own, whose sessions a test may end without ending anybody else's. */
export async function makePerson(role: 'owner' | 'creator' | 'reviewer' = 'owner'): Promise<Person> {
  const [userId, teamId] = [randomUUID(), randomUUID()];
  const person = { email: `${userId}@example.com`, password: 'a few words in a row' };
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query('INSERT INTO "Team" ("id", "name") VALUES ($1, $2)', [teamId, 'A team']);
    await client.query('INSERT INTO "User" ("id", "email", "name", "passwordHash") VALUES ($1, $2, $3, $4)', [
      userId,
      person.email,
      'Bo Person',
      await hashPassword(person.password),
    ]);
    await client.query('INSERT INTO "Member" ("teamId", "userId", "role") VALUES ($1, $2, $3)', [
      teamId,
      userId,
      role,
    ]);
  } finally {
    await client.end();
  }
  return person;
}

/** Signs in through the page, as a person does, and waits until `path` is there. */
export async function signIn(page: Page, person: Person, path: string = paths.account()): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path);
}

/** Gives a person another role in their team, as an owner would. */
export async function changeRole(person: Person, role: 'owner' | 'creator' | 'reviewer'): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `UPDATE "Member" SET role = $2::"Role" FROM "User" u WHERE u.id = "userId" AND u.email = $1`,
      [person.email, role],
    );
  } finally {
    await client.end();
  }
}
