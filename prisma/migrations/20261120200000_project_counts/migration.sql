-- CreateTable
CREATE TABLE "ProjectChange" (
    "id" BIGSERIAL NOT NULL,
    "transaction" BIGINT NOT NULL,
    "projectId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "currency" TEXT NOT NULL,
    "takeCount" INTEGER NOT NULL,
    "spentMicros" BIGINT NOT NULL,

    CONSTRAINT "ProjectChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProjectChange_transaction_idx" ON "ProjectChange"("transaction");

-- A tag is the same however it is spelled.
CREATE UNIQUE INDEX "Tag_teamId_lower_name_key" ON "Tag"("teamId", lower("name"));

-- How many takes a project has and what it cost, by person (`ProjectPerson`). A take counts while it lies in the gallery
-- or in the archive. Money counts wherever a take lies, and for the person who spent it. Parts of narrations carry the
-- charges and the project of their narration, and are no takes of their own.
-- Nobody touches the counts before the end of a transaction: changes are noted and worked in as it commits, sorted.
-- (\073 is a semicolon: the schema engine's adapter cuts the script at every plain one.)
CREATE FUNCTION "note_project_change"(project uuid, person uuid, currency text, takes bigint, micros bigint)
  RETURNS void LANGUAGE sql AS
  E'INSERT INTO "ProjectChange" ("transaction", "projectId", "userId", "currency", "takeCount", "spentMicros")
    VALUES (pg_current_xact_id()::text::bigint, project, person, currency, takes, micros)\073';

CREATE FUNCTION "note_made_takes"() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
    PERFORM note_project_change("projectId", "creatorId", '''', count(*), 0) FROM made
      WHERE "projectId" IS NOT NULL AND "shelf" IN (''gallery'', ''archive'') GROUP BY "projectId", "creatorId"\073
    RETURN NULL\073
  END\073';

CREATE TRIGGER "project_takes_made" AFTER INSERT ON "Task" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION "note_made_takes"();

CREATE FUNCTION "note_moved_take"() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
    IF OLD."shelf" IN (''gallery'', ''archive'') THEN
      PERFORM note_project_change(OLD."projectId", OLD."creatorId", '''', -1, 0) WHERE OLD."projectId" IS NOT NULL\073
    END IF\073
    IF NEW."shelf" IN (''gallery'', ''archive'') THEN
      PERFORM note_project_change(NEW."projectId", NEW."creatorId", '''', 1, 0) WHERE NEW."projectId" IS NOT NULL\073
    END IF\073
    IF OLD."projectId" IS DISTINCT FROM NEW."projectId" THEN
      PERFORM note_project_change(project, OLD."creatorId", "currency", 0, direction * "amountMicros")
        FROM "Charge", (VALUES (OLD."projectId", -1), (NEW."projectId", 1)) change (project, direction)
        WHERE "taskId" = OLD."id" AND project IS NOT NULL\073
    END IF\073
    RETURN NULL\073
  END\073';

CREATE TRIGGER "project_take_moved" AFTER UPDATE ON "Task" FOR EACH ROW
  WHEN (OLD."projectId" IS DISTINCT FROM NEW."projectId"
    OR NEW."projectId" IS NOT NULL AND OLD."shelf" IS DISTINCT FROM NEW."shelf")
  EXECUTE FUNCTION "note_moved_take"();

-- Before: afterwards its charge is gone.
CREATE FUNCTION "note_deleted_take"() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
    IF OLD."shelf" IN (''gallery'', ''archive'') THEN
      PERFORM note_project_change(OLD."projectId", OLD."creatorId", '''', -1, 0)\073
    END IF\073
    PERFORM note_project_change(OLD."projectId", OLD."creatorId", "currency", 0, -"amountMicros")
      FROM "Charge" WHERE "taskId" = OLD."id"\073
    RETURN OLD\073
  END\073';

CREATE TRIGGER "project_take_deleted" BEFORE DELETE ON "Task" FOR EACH ROW
  WHEN (OLD."projectId" IS NOT NULL) EXECUTE FUNCTION "note_deleted_take"();

-- The lock holds off a move of the take to another project, which reads its charges.
CREATE FUNCTION "note_made_charges"() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
    PERFORM note_project_change("projectId", "creatorId", "currency", 0, sum("amountMicros")::bigint) FROM (
      SELECT task."projectId", task."creatorId", made."currency", made."amountMicros"
      FROM made JOIN "Task" task ON task."id" = made."taskId" FOR SHARE OF task) charged
      WHERE "projectId" IS NOT NULL GROUP BY "projectId", "creatorId", "currency"\073
    RETURN NULL\073
  END\073';

CREATE TRIGGER "project_charges_made" AFTER INSERT ON "Charge" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION "note_made_charges"();

CREATE FUNCTION "apply_project_changes"() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN
    IF NOT EXISTS (SELECT FROM "ProjectChange" WHERE "id" = NEW."id") THEN
      RETURN NULL\073
    END IF\073
    WITH own AS (
      DELETE FROM "ProjectChange" WHERE "transaction" = pg_current_xact_id()::text::bigint RETURNING *)
    INSERT INTO "ProjectPerson" ("projectId", "userId", "currency", "takeCount", "spentMicros")
      SELECT own."projectId", own."userId", own."currency", sum(own."takeCount"), sum(own."spentMicros")
      FROM own JOIN "Project" project ON project."id" = own."projectId"
      GROUP BY 1, 2, 3 HAVING sum(own."takeCount") <> 0 OR sum(own."spentMicros") <> 0 ORDER BY 1, 2, 3
    ON CONFLICT ("projectId", "userId", "currency") DO UPDATE
      SET "takeCount" = "ProjectPerson"."takeCount" + EXCLUDED."takeCount",
        "spentMicros" = "ProjectPerson"."spentMicros" + EXCLUDED."spentMicros"\073
    RETURN NULL\073
  END\073';

CREATE CONSTRAINT TRIGGER "project_changes_applied" AFTER INSERT ON "ProjectChange"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "apply_project_changes"();
