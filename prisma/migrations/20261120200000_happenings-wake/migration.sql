-- AlterTable
ALTER TABLE "Webhook" ADD COLUMN     "keyMadeAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "problem" TEXT;

-- CreateIndex
CREATE INDEX "Notice_userId_teamId_seenAt_idx" ON "Notice"("userId", "teamId", "seenAt");

-- Whoever writes a happening wakes the workers when they commit, without having to think of it.
-- (Semicolons stand as \073: the schema engine cuts statements at them.)
CREATE FUNCTION "announce_happening"() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN PERFORM pg_notify(\'happening\', \'\')\073 RETURN NULL\073 END\073';

CREATE TRIGGER "happening_announced" AFTER INSERT ON "Happening"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_happening"();
