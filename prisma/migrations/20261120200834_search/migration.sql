-- Trusted since PostgreSQL 13: the owner of a database may create it. The team stands in the index over parts of words, so
-- that no team's search has to walk through what others wrote.
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- DropIndex
DROP INDEX "Task_searchText_idx";

-- DropIndex
DROP INDEX "Task_searchWords_idx";

-- DropIndex
DROP INDEX "Task_teamId_state_idx";

-- AlterTable
ALTER TABLE "Task" DROP COLUMN "searchText",
DROP COLUMN "searchWords";

-- CreateTable
CREATE TABLE "TaskSearch" (
    "taskId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "text" TEXT NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "TaskSearch_pkey" PRIMARY KEY ("taskId")
);

-- CreateIndex
CREATE INDEX "TaskSearch_teamId_createdAt_taskId_idx" ON "TaskSearch"("teamId", "createdAt" DESC, "taskId" DESC);

-- CreateIndex
CREATE INDEX "TaskSearch_teamId_text_idx" ON "TaskSearch" USING GIN ("teamId" uuid_ops, "text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "TaskSearch_words_idx" ON "TaskSearch" USING GIN ("words");

-- CreateIndex
CREATE INDEX "Task_teamId_shelf_model_createdAt_id_idx" ON "Task"("teamId", "shelf", "model", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Task_teamId_state_shelf_createdAt_id_idx" ON "Task"("teamId", "state", "shelf", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "TaskSearch" ADD CONSTRAINT "TaskSearch_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The one spelling in which words are kept and looked for: lower case, without accents, full-width forms made plain. The
-- same in lib/tasks/search-terms.ts.
CREATE FUNCTION "search_fold"(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(translate(lower(normalize(regexp_replace(normalize(words, NFKD),
    '[\u0300-\u036f]+', '', 'g'), NFKC)), 'ς', 'σ'), '\s+', ' ', 'g')
$$;

-- Of a folded text: its words and their English stems. Scripts that put no spaces between words (Chinese, Japanese,
-- Korean), and signs, as single characters and pairs.
CREATE FUNCTION "search_words"(folded text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT strip(to_tsvector('english', spaced.words)) || strip(to_tsvector('simple', spaced.words)) || COALESCE((
    SELECT array_to_tsvector(array_agg(DISTINCT lexeme)) FROM (
      SELECT unnest(ARRAY[sign, sign || lead(sign) OVER (PARTITION BY number ORDER BY place)]) AS lexeme
      FROM regexp_matches(folded, '[\u1100-\u11ff\u2190-\u2bff\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3040-\u312f\u3131-\u318f\u31a0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\U0001f000-\U0003ffff]+', 'g') WITH ORDINALITY run (found, number),
        unnest(string_to_array(found[1], NULL)) WITH ORDINALITY one (sign, place)) signs
    WHERE lexeme IS NOT NULL), '')
  FROM (SELECT regexp_replace(folded, '[\u1100-\u11ff\u2190-\u2bff\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3040-\u312f\u3131-\u318f\u31a0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\U0001f000-\U0003ffff]+|[^[:alnum:]]+', ' ', 'g') AS words) spaced
$$;

-- Writes down how a take is found. The lock comes first and in a statement of its own: who waits for it then sees what
-- the other wrote. The beginning of a book stands for the whole. (\073 is a semicolon: the schema engine's adapter cuts
-- the script at every plain one. \037 stands between texts, so that no phrase reaches over.)
CREATE FUNCTION "write_task_search"(task uuid) RETURNS void LANGUAGE plpgsql AS
  E'BEGIN
    PERFORM FROM "TaskSearch" WHERE "taskId" = task FOR UPDATE\073
    INSERT INTO "TaskSearch" ("taskId", "teamId", "createdAt", "text", "words")
      SELECT take."id", take."teamId", take."createdAt", document.folded,
        search_words(document.folded) || array_to_tsvector(ARRAY(
          SELECT ''@'' || replace(facet::text, ''-'', '''') FROM
            unnest(ARRAY[take."teamId", take."creatorId", take."projectId"] || take."tagIds") facet
          WHERE facet IS NOT NULL))
      FROM "Task" take, LATERAL (
        SELECT search_fold(concat_ws(''\037'', take."title", left(take."prompt", 20000),
          (SELECT left(string_agg("text", ''\037'' ORDER BY "createdAt"), 20000) FROM "Comment"
            WHERE "taskId" = take."id" AND "deletedAt" IS NULL),
          (SELECT left(string_agg(DISTINCT asset."originalName", ''\037''), 5000) FROM "TaskInput" input
            JOIN "Asset" asset ON asset."id" = input."assetId" WHERE input."taskId" = take."id"))) AS folded) document
      WHERE take."id" = task AND take."parentId" IS NULL
    ON CONFLICT ("taskId") DO UPDATE SET "text" = EXCLUDED."text", "words" = EXCLUDED."words"\073
  END\073';

CREATE FUNCTION "search_follows_task"() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN PERFORM write_task_search(NEW."id")\073 RETURN NULL\073 END\073';

CREATE FUNCTION "search_follows_part_of_task"() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN PERFORM write_task_search(COALESCE(NEW."taskId", OLD."taskId"))\073 RETURN NULL\073 END\073';

CREATE FUNCTION "search_follows_asset"() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
    PERFORM write_task_search("taskId") FROM (SELECT DISTINCT "taskId" FROM "TaskInput" WHERE "assetId" = NEW."id") input\073
    RETURN NULL\073
  END\073';

CREATE TRIGGER "search_of_new_task" AFTER INSERT ON "Task" FOR EACH ROW
  WHEN (NEW."parentId" IS NULL) EXECUTE FUNCTION "search_follows_task"();

CREATE TRIGGER "search_of_task" AFTER UPDATE ON "Task" FOR EACH ROW
  WHEN (NEW."parentId" IS NULL AND (OLD."title", OLD."prompt", OLD."creatorId", OLD."projectId", OLD."tagIds")
    IS DISTINCT FROM (NEW."title", NEW."prompt", NEW."creatorId", NEW."projectId", NEW."tagIds"))
  EXECUTE FUNCTION "search_follows_task"();

CREATE TRIGGER "search_of_comment" AFTER INSERT OR DELETE OR UPDATE OF "text", "deletedAt" ON "Comment"
  FOR EACH ROW EXECUTE FUNCTION "search_follows_part_of_task"();

CREATE TRIGGER "search_of_new_input" AFTER INSERT ON "TaskInput" FOR EACH ROW
  WHEN (NEW."assetId" IS NOT NULL) EXECUTE FUNCTION "search_follows_part_of_task"();

CREATE TRIGGER "search_of_input" AFTER DELETE OR UPDATE OF "assetId" ON "TaskInput"
  FOR EACH ROW EXECUTE FUNCTION "search_follows_part_of_task"();

CREATE TRIGGER "search_of_file_name" AFTER UPDATE ON "Asset" FOR EACH ROW
  WHEN (OLD."originalName" IS DISTINCT FROM NEW."originalName") EXECUTE FUNCTION "search_follows_asset"();

SELECT "write_task_search"("id") FROM "Task" WHERE "parentId" IS NULL;
