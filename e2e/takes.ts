import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { makeClip } from '#lib/assets/test-media.ts';
import { paths } from '#lib/paths.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import type { Person } from './person.ts';

/** Takes for the tests of looking, written straight into the studio's database. */

export interface TakeRow {
  prompt?: string;
  state?: TaskState;
  tool?: 'video' | 'master' | 'enhance';
  createdAt?: Date;
  resultText?: string;
  failure?: object;
  /** The file that it made. */
  assetId?: string;
}

async function inDatabase<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Writes takes of a person's team and gives their ids, in the order given. */
export function addTakes(person: Person, rows: readonly TakeRow[]): Promise<string[]> {
  return inDatabase(async (client) => {
    const ids: string[] = [];
    for (const row of rows) {
      const id = randomUUID();
      ids.push(id);
      await client.query(
        `INSERT INTO "Task" (id, "teamId", "creatorId", "clickId", "clickHash", "batchId", tool, state, input,
           prompt, model, "requestPath", "requestBody", estimate, "resultText", failure, "createdAt", "sentAt")
         SELECT $1, m."teamId", u.id, $1, 'test', $1, $3, $4, '{}', $5, 'H3', '/test',
           '{"resolution":"768P","duration":5,"ratio":"16:9"}',
           '{"lines":[],"totalMicros":400000,"currency":"USD","isPriced":true}', $6, $7, $8, $8
         FROM "User" u JOIN "Member" m ON m."userId" = u.id WHERE u.email = $2`,
        [
          id,
          person.email,
          row.tool ?? 'video',
          row.state ?? 'succeeded',
          row.prompt ?? 'A red kite over the dunes',
          row.resultText ?? null,
          row.failure ?? null,
          row.createdAt ?? new Date(),
        ],
      );
      if (row.assetId) await addOutput(client, id, row.assetId);
    }
    return ids;
  });
}

function addOutput(client: pg.Client, taskId: string, assetId: string): Promise<unknown> {
  return client.query(
    `INSERT INTO "TaskOutput" ("taskId", "outputIndex", "teamId", "assetId")
     SELECT id, 0, "teamId", $2 FROM "Task" WHERE id = $1`,
    [taskId, assetId],
  );
}

/** What the worker does at the end: the file and the state in one transaction. */
export function finishTake(taskId: string, assetId: string): Promise<void> {
  return inDatabase(async (client) => {
    await client.query('BEGIN');
    await addOutput(client, taskId, assetId);
    await client.query(`UPDATE "Task" SET state = 'succeeded' WHERE id = $1`, [taskId]);
    await client.query('COMMIT');
  });
}

/** Uploads a real clip as the person of the page, and gives its asset id. */
export async function uploadClip(page: Page, seconds = 2): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rushes-clip-'));
  try {
    const path = await makeClip(join(folder, 'clip.mp4'), { seconds, width: 832, height: 480 });
    const answer = await page.request.post(paths.api.upload(), {
      data: await readFile(path),
      headers: {
        'x-file-name': 'clip.mp4',
        'x-asset-source': 'upload',
        'content-type': 'application/octet-stream',
        origin: process.env.E2E_URL ?? '',
      },
    });
    const { asset } = await answer.json();
    return asset.id;
  } finally {
    await rm(folder, { recursive: true });
  }
}
