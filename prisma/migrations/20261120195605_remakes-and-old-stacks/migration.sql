-- AlterTable
ALTER TABLE "Task" ADD COLUMN     "remakeOfId" UUID;

-- CreateIndex
CREATE INDEX "Task_remakeOfId_idx" ON "Task"("remakeOfId");

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_remakeOfId_fkey" FOREIGN KEY ("remakeOfId") REFERENCES "Task"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Takes that were there before stacks: those of one click (a casting's squares are none), a master with its video, an
-- edited picture with the one that it was made from. Each takes the least id that it can reach, until nothing changes.
-- (\073 is a semicolon: the schema engine's adapter cuts the script at every plain one.)
DO E'
DECLARE changed bigint\073
BEGIN
  CREATE TEMPORARY TABLE same_idea ON COMMIT DROP AS
    SELECT task.id AS a, (first_value(task.id) OVER (PARTITION BY task."teamId", task."batchId" ORDER BY task.id)) AS b
    FROM "Task" task
    WHERE task.shelf <> ''part'' AND NOT EXISTS (SELECT FROM "Casting" casting WHERE casting.id = task."batchId")
    UNION
    SELECT input."taskId", source.id
    FROM "TaskInput" input
    JOIN "Task" task ON task.id = input."taskId" AND task.tool = ''master''
    JOIN "Task" source ON source.id = input."sourceTaskId" AND source."teamId" = task."teamId"
    WHERE input.role = ''base_video''
    UNION
    SELECT input."taskId", source.id
    FROM (SELECT DISTINCT ON ("taskId") * FROM "TaskInput" WHERE role = ''input_image'' ORDER BY "taskId", position) input
    JOIN "Task" source ON source.id = input."sourceTaskId" AND source."teamId" = input."teamId" AND source.tool = ''image''\073
  DELETE FROM same_idea WHERE a = b\073
  LOOP
    UPDATE "Task" task SET "stackId" = reached.label
    FROM (
      SELECT id, (array_agg(label ORDER BY label))[1] AS label FROM (
        SELECT unnest(ARRAY[a.id, b.id]) AS id,
          LEAST(COALESCE(a."stackId", a.id), COALESCE(b."stackId", b.id)) AS label
        FROM same_idea JOIN "Task" a ON a.id = same_idea.a JOIN "Task" b ON b.id = same_idea.b
      ) edge GROUP BY id
    ) reached
    WHERE task.id = reached.id AND task."stackId" IS DISTINCT FROM reached.label\073
    GET DIAGNOSTICS changed = ROW_COUNT\073
    EXIT WHEN changed = 0\073
  END LOOP\073
  DROP TABLE same_idea\073
END';

-- As settle-stacks.ts does: nothing of before is reviewed, chosen or put aside yet.
UPDATE "Task" task SET "isStackTop" = false
FROM (
  SELECT id, row_number() OVER (PARTITION BY "stackId" ORDER BY
    CASE WHEN state = 'succeeded' THEN 1 WHEN state IN ('failed', 'unclear', 'lost', 'cancelled') THEN 3 ELSE 2 END,
    "createdAt" DESC, id DESC) AS place
  FROM "Task" WHERE "stackId" IS NOT NULL
) found
WHERE task.id = found.id AND found.place > 1;
