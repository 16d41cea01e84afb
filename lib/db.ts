import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '#lib/env.ts';
import { PrismaClient } from '#prisma/client/client.ts';

/** One client per process, kept across the reloads of development. */
const store = globalThis as typeof globalThis & { rushesDb?: PrismaClient };

function connect(): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: env().DATABASE_URL, max: 10 }),
    // A burst of work waits for a connection instead of failing after two seconds.
    transactionOptions: { maxWait: 10_000, timeout: 15_000 },
  });
}

/** The database of this process; connects at first use. */
export function db(): PrismaClient {
  store.rushesDb ??= connect();
  return store.rushesDb;
}

/** A client inside `db().$transaction(...)`, or the plain one. */
export type Database = PrismaClient | Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];
