import type pg from 'pg';

/** What the seeded takes say: words that stand in many of them, in few, in none, and in none of the newer ones. */
export const seededWords = {
  /** In every fourth take. */
  frequent: 'camera',
  /** In one of two hundred: between what a walk meets and what is looked up. */
  middling: 'lighthouse',
  /** In three takes. */
  rare: 'xylograph',
  none: 'zzyzx',
  /** In the oldest fiftieth alone. */
  old: 'daguerreotype',
  frequentChinese: '风筝',
  rareChinese: '景德镇',
  part: 'amer',
  phrase: '"slow dolly"',
} as const;

export interface SeededTeam {
  teamId: string;
  userId: string;
  /** Made a thousandth of the takes. */
  rarePersonId: string;
  projectId: string;
  /** Has a thousandth of the takes. */
  rareProjectId: string;
  tagId: string;
  /** On one of ten thousand takes. */
  rareTagId: string;
}

const ids = (name: string) => `pg_temp.seeded('${name}')::uuid`;
const pick = (values: readonly string[], from: string) =>
  `(ARRAY[${values.map((value) => `'${value}'`).join(', ')}])[1 + (${from}) % ${values.length}]`;

/** Prompts as people write them, a quarter of them in Chinese; each comes again in other takes with another number. */
const prompts = `
  CREATE TEMP TABLE prompt AS SELECT number, prompt, search_fold(prompt) AS folded, search_words(search_fold(prompt)) AS words
  FROM (SELECT number, concat_ws(' ',
    CASE WHEN number % 4 = 0 THEN ${pick(['一只红色的风筝在沙丘上空飞翔', '雨夜的霓虹街道', '清晨的茶馆里', '雪山下的小火车', '老人在河边钓鱼'], 'number / 4')} || ',电影感,浅景深,黄昏光线'
      ELSE ${pick(['A red kite over the dunes', 'Two dancers in an empty hall', 'A train through snowy mountains', 'Steam above a street kitchen', 'An old harbour before dawn', 'A child and a paper boat', 'The last bus home'], 'number')} END,
    ${pick(['in soft morning light', 'at dusk', 'under neon signs', 'in heavy rain', 'seen from above', 'through a dusty window', 'with long shadows'], 'number / 7')},
    CASE WHEN number % 4 = 1 THEN 'the camera follows' END, CASE WHEN number % 200 = 7 THEN 'near a lighthouse' END,
    ${pick(['slow dolly in', 'handheld', 'locked off', 'wide lens', 'shallow focus'], 'number / 3')},
    md5(number::text)) AS prompt FROM generate_series(0, 3999) number) made`;

/**
 * Fills a migrated, empty database with two teams: one of `takes` takes, and one with a tenth of that between them. Four
 * takes share each moment, as those of one click do. Indexes and triggers come back when the rows are in.
 */
export async function seedTakes(client: pg.Client, takes: number): Promise<SeededTeam> {
  const run = (sql: string) => client.query(sql);
  await run(`SET maintenance_work_mem = '512MB'; SET work_mem = '64MB'; SET synchronous_commit = off`);
  // Ids that look like any other: the same in every run.
  await run(`CREATE FUNCTION pg_temp.seeded(name text) RETURNS uuid LANGUAGE sql IMMUTABLE AS
    $$ SELECT overlay(overlay(md5(name) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$`);
  const tables = [
    'Task',
    'TaskSearch',
    'Asset',
    'AssetDerivative',
    'TaskOutput',
    'Charge',
    'Comment',
    'FavouriteTake',
  ];
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid::regclass::text = ANY($1) AND NOT indisprimary`,
    [tables.map((table) => `"${table}"`)],
  );
  for (const { name } of indexes) await run(`DROP INDEX ${name}`);
  await run('SET session_replication_role = replica');
  for (const [name, size] of [
    ['ours', takes],
    ['theirs', Math.ceil(takes / 10)],
  ] as const) {
    await seedPeople(run, name);
    await seedRows(run, name, size);
  }
  await run('SET session_replication_role = DEFAULT');
  for (const { definition } of indexes) await run(definition);
  for (const table of tables) await run(`VACUUM ANALYZE "${table}"`);
  const { rows } =
    await client.query<SeededTeam>(`SELECT ${ids('ours')} AS "teamId", ${ids('ours person 0')} AS "userId",
    ${ids('ours person rare')} AS "rarePersonId", ${ids('ours project 0')} AS "projectId",
    ${ids('ours project rare')} AS "rareProjectId", ${ids('ours tag 0')} AS "tagId", ${ids('ours tag rare')} AS "rareTagId"`);
  const [team] = rows;
  if (!team) throw new Error('Nothing was seeded.');
  return team;
}

async function seedPeople(run: (sql: string) => Promise<unknown>, team: string): Promise<void> {
  const names = `SELECT i::text AS i FROM generate_series(0, 11) i UNION ALL SELECT 'rare'`;
  await run(`INSERT INTO "Team" (id, name) VALUES (${ids(team)}, '${team}')`);
  await run(`INSERT INTO "User" (id, email, name)
    SELECT pg_temp.seeded('${team} person ' || i)::uuid, '${team}-' || i || '@example.com', 'Person ' || i FROM (${names}) n`);
  await run(`INSERT INTO "Member" ("teamId", "userId", role)
    SELECT ${ids(team)}, pg_temp.seeded('${team} person ' || i)::uuid, 'owner' FROM (${names}) n`);
  await run(`INSERT INTO "Project" (id, "teamId", "createdById", name)
    SELECT pg_temp.seeded('${team} project ' || i)::uuid, ${ids(team)}, pg_temp.seeded('${team} person 0')::uuid, 'Film ' || i FROM (${names}) n`);
  await run(`INSERT INTO "Tag" (id, "teamId", name)
    SELECT pg_temp.seeded('${team} tag ' || i)::uuid, ${ids(team)}, 'tag ' || i FROM (${names}) n`);
}

async function seedRows(run: (sql: string) => Promise<unknown>, team: string, takes: number): Promise<void> {
  await run('DROP TABLE IF EXISTS prompt');
  await run(prompts);
  const uuid = (what: string) => `pg_temp.seeded('${team} ${what} ' || n)::uuid`;
  // n counts from the newest. A fixed order that looks like chance.
  await run(`CREATE TEMP TABLE seed AS SELECT n, ${uuid('take')} AS id, ${uuid('asset')} AS asset_id,
      ((n::bigint * 7919 + n / 13) % 100000)::int AS chance, pg_temp.seeded('${team} person ' || CASE WHEN n % 1000 = 500 THEN 'rare' ELSE (n % 12)::text END)::uuid AS person,
      now() - interval '1 minute' - (n / 4) * interval '730 days' / ${Math.ceil(takes / 4)} AS at
    FROM generate_series(0, ${takes - 1}) n`);
  await run(`CREATE TEMP TABLE full_seed AS SELECT seed.*, prompt.words, concat_ws(' ', prompt.prompt, 'no', n,
        CASE WHEN n IN (${[2, 5, 9].map((part) => Math.floor((takes * part) / 10)).join(', ')}) THEN 'xylograph 景德镇' END,
        CASE WHEN n >= ${Math.floor(takes * 0.98)} THEN 'daguerreotype' END) AS prompt,
      ${pick(['video', 'video', 'video', 'video', 'image', 'image', 'image', 'speech', 'master', 'enhance'], 'chance')} AS tool,
      CASE WHEN chance % 40 = 3 THEN 'archive' WHEN chance % 100 = 9 THEN 'bin' ELSE 'gallery' END::"TaskShelf" AS shelf,
      CASE WHEN chance % 10000 = 77 THEN ARRAY[pg_temp.seeded('${team} tag rare')::uuid] WHEN chance % 10 < 2 THEN ARRAY[pg_temp.seeded('${team} tag ' || chance % 10)::uuid] ELSE '{}' END AS tags,
      CASE WHEN n % 1000 = 700 THEN pg_temp.seeded('${team} project rare')::uuid WHEN chance % 3 = 0 THEN pg_temp.seeded('${team} project ' || chance % 12)::uuid END AS project
    FROM seed JOIN prompt ON prompt.number = (n * 31 + n / 4000) % 4000`);
  await run(`INSERT INTO "Task" (id, "teamId", "creatorId", "clickId", "clickHash", "batchId", tool, state, input, prompt, model,
      shelf, review, "stackId", "isStackTop", "tagIds", "projectId", "requestPath", "requestBody", estimate, "createdAt", "finishedAt")
    SELECT id, ${ids(team)}, person, id, n, pg_temp.seeded('${team} batch ' || n / 4)::uuid, tool,
      CASE WHEN n < 3 THEN 'running' WHEN n % 50000 = 40 THEN 'unclear' WHEN chance % 20 = 1 THEN 'failed' ELSE 'succeeded' END::"TaskState",
      jsonb_build_object('prompt', prompt, 'duration', 5, 'resolution', '768P'), prompt,
      CASE WHEN chance % 2000 = 5 THEN 'flex' WHEN chance % 3 = 0 THEN 'H3-Max' ELSE 'H3' END, shelf,
      CASE WHEN chance % 25 = 2 THEN 'approved' WHEN chance % 15 = 4 THEN 'shortlisted' WHEN chance % 1000 = 6 THEN 'rejected' ELSE 'undecided' END::"ReviewState",
      CASE WHEN n % 10 < 2 THEN pg_temp.seeded('${team} stack ' || n / 10)::uuid END, n % 10 <> 1, tags, project,
      '/v3/vendor/v2/video_generation', '{"model": "Vendor-H3", "resolution": "768P", "duration": 5, "ratio": "16:9"}',
      '{"lines": [], "totalMicros": 400000, "currency": "USD", "isPriced": true}', at, at + interval '3 minutes'
    FROM full_seed ORDER BY n DESC`);
  await run(`INSERT INTO "TaskSearch" ("taskId", "teamId", "createdAt", text, words)
    SELECT id, ${ids(team)}, at, search_fold(full_seed.prompt), full_seed.words
      || CASE WHEN full_seed.prompt LIKE '%xylograph%' OR full_seed.prompt LIKE '%daguerreotype%'
          THEN search_words(search_fold(full_seed.prompt)) ELSE to_tsvector('simple', n::text) END
      || array_to_tsvector(ARRAY(SELECT '@' || replace(one::text, '-', '') FROM unnest(ARRAY[${ids(team)}, person, project] || tags) one WHERE one IS NOT NULL))
    FROM full_seed ORDER BY n DESC`);
  const made = `full_seed WHERE n >= 3 AND tool <> 'enhance' AND chance % 20 <> 1`;
  const ofKind = (video: string, image: string, sound: string) =>
    `CASE tool WHEN 'image' THEN ${image} WHEN 'speech' THEN ${sound} ELSE ${video} END`;
  await run(`INSERT INTO "Asset" (id, "teamId", "createdById", sha256, "sizeBytes", kind, format, "mimeType", "originalName", source,
      "storageKey", width, height, "durationSeconds", "framesPerSecond", "audioCodec", "createdAt")
    SELECT asset_id, ${ids(team)}, person, n::text, 1000000 + chance,
      ${ofKind(`'video'`, `'image'`, `'audio'`)}::"MediaKind", ${ofKind(`'mp4'`, `'webp'`, `'mp3'`)},
      ${ofKind(`'video/mp4'`, `'image/webp'`, `'audio/mpeg'`)}, 'result', 'result', 'bench/' || ${ofKind(`'video'`, `'picture'`, `'sound'`)} || '-' || n % 40,
      ${ofKind(`(ARRAY[1344, 768, 1024])[1 + chance % 3]`, `(ARRAY[1024, 832, 1248])[1 + chance % 3]`, 'NULL::int')},
      ${ofKind(`(ARRAY[768, 1344, 1024])[1 + chance % 3]`, `(ARRAY[1024, 1248, 832])[1 + chance % 3]`, 'NULL::int')},
      ${ofKind('5.17', 'NULL::float8', '8.2')}, ${ofKind('24', 'NULL::float8', 'NULL')}, ${ofKind(`'aac'`, 'NULL::text', `'mp3'`)}, at
    FROM ${made} ORDER BY n DESC`);
  await run(`INSERT INTO "AssetDerivative" ("assetId", kind, "teamId", "storageKey", "mimeType", "sizeBytes", width, height)
    SELECT asset_id, kind::"DerivativeKind", ${ids(team)}, 'bench/' || kind || '-' || n % 40,
      CASE kind WHEN 'poster' THEN 'image/webp' WHEN 'preview' THEN 'video/mp4' ELSE 'application/json' END, 20000, 640, 366
    FROM (SELECT * FROM ${made} ORDER BY n DESC) full_seed, LATERAL unnest(CASE tool WHEN 'image' THEN ARRAY['poster'] WHEN 'speech' THEN ARRAY['peaks'] ELSE ARRAY['poster', 'preview', 'peaks'] END) kind`);
  await run(`INSERT INTO "TaskOutput" ("taskId", "outputIndex", "teamId", "assetId")
    SELECT id, 0, ${ids(team)}, asset_id FROM ${made} ORDER BY n DESC`);
  await run(`INSERT INTO "Charge" ("taskId", "teamId", "amountMicros", currency, "isPriced", lines, usage, "priceList", "createdAt")
    SELECT id, ${ids(team)}, 400000, 'USD', true, '[]', '{}', 'bench', at FROM ${made} ORDER BY n DESC`);
  await run(`INSERT INTO "Comment" (id, "teamId", "taskId", "authorId", text)
    SELECT ${uuid('comment')}, ${ids(team)}, id, person, 'A little brighter, please' FROM full_seed WHERE n % 50 = 11`);
  await run(`INSERT INTO "FavouriteTake" ("userId", "taskId")
    SELECT pg_temp.seeded('${team} person 0')::uuid, id FROM full_seed WHERE n % ${Math.max(1, Math.floor(takes / 500))} = 0`);
  await run('DROP TABLE seed; DROP TABLE full_seed');
}
