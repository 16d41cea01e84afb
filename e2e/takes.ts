import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { makeClip, makePicture, makeSound } from '#lib/assets/test-media.ts';
import { paths } from '#lib/paths.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import type { Person } from './person.ts';

/** Takes for the tests of looking, written straight into the studio's database. */

export interface TakeRow {
  prompt?: string;
  state?: TaskState;
  tool?: ToolName;
  model?: string;
  input?: object;
  createdAt?: Date;
  resultText?: string;
  failure?: object;
  /** The file that it made. */
  assetId?: string;
  /** More files that it made. */
  moreAssetIds?: string[];
  /** What went in, in order. */
  inputs?: { role: string; assetId: string; sourceTaskId?: string }[];
  chapters?: { title: string; startSeconds: number }[];
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
           prompt, model, "requestPath", "requestBody", estimate, "resultText", failure, "createdAt", "sentAt",
           chapters)
         SELECT $1, m."teamId", u.id, $1, 'test', $1, $3, $4, $9, $5, $10, '/test',
           '{"resolution":"768P","duration":5,"ratio":"16:9"}',
           '{"lines":[],"totalMicros":400000,"currency":"USD","isPriced":true}', $6, $7, $8, $8, $11
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
          row.input ?? {},
          row.model ?? 'H3',
          row.chapters ? JSON.stringify(row.chapters) : null,
        ],
      );
      const files = [row.assetId, ...(row.moreAssetIds ?? [])].filter((file) => file !== undefined);
      for (const [index, file] of files.entries()) await addOutput(client, id, file, index);
      for (const [position, input] of (row.inputs ?? []).entries()) {
        await client.query(
          `INSERT INTO "TaskInput" ("taskId", position, "teamId", role, "assetId", "sourceTaskId")
           SELECT id, $2, "teamId", $3, $4, $5 FROM "Task" WHERE id = $1`,
          [id, position, input.role, input.assetId, input.sourceTaskId ?? null],
        );
      }
    }
    return ids;
  });
}

/** Makes a project in a person's team with these takes in it, and gives its id. */
export function addProject(person: Person, name: string, taskIds: readonly string[]): Promise<string> {
  return inDatabase(async (client) => {
    const id = randomUUID();
    await client.query(
      `INSERT INTO "Project" (id, "teamId", "createdById", name)
       SELECT $1, m."teamId", u.id, $3 FROM "User" u JOIN "Member" m ON m."userId" = u.id WHERE u.email = $2`,
      [id, person.email, name],
    );
    await client.query('UPDATE "Task" SET "projectId" = $1 WHERE id = ANY($2)', [id, taskIds]);
    return id;
  });
}

function addOutput(client: pg.Client, taskId: string, assetId: string, index = 0): Promise<unknown> {
  return client.query(
    `INSERT INTO "TaskOutput" ("taskId", "outputIndex", "teamId", "assetId")
     SELECT id, $3, "teamId", $2 FROM "Task" WHERE id = $1`,
    [taskId, assetId, index],
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
export function uploadClip(page: Page, seconds = 2): Promise<string> {
  return uploadMade(page, 'clip.mp4', (path) => makeClip(path, { seconds, width: 832, height: 480 }));
}

/** The same with a tone that swells. */
export function uploadSound(page: Page, seconds = 2, format: 'wav' | 'mp3' = 'wav'): Promise<string> {
  return uploadMade(page, `sound.${format}`, (path) => makeSound(path, { seconds, format }));
}

/** The same with a picture; another `seed` is another picture. */
export function uploadPicture(
  page: Page,
  picture: { width?: number; height?: number; seed?: number } = {},
): Promise<string> {
  return uploadMade(page, 'picture.png', (path) => makePicture(path, { format: 'png', ...picture }));
}

async function uploadMade(
  page: Page,
  name: string,
  make: (path: string) => Promise<unknown>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rushes-media-'));
  try {
    const path = join(folder, name);
    await make(path);
    return await uploadPath(page, path, name);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Uploads a file as it lies there, and gives its asset id. */
export async function uploadPath(page: Page, path: string, name: string): Promise<string> {
  const answer = await page.request.post(paths.api.upload(), {
    data: await readFile(path),
    headers: {
      'x-file-name': name,
      'x-asset-source': 'upload',
      'content-type': 'application/octet-stream',
      origin: process.env.E2E_URL ?? '',
    },
  });
  const { asset } = await answer.json();
  return asset.id;
}
