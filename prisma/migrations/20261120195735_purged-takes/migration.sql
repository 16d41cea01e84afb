-- AlterEnum
ALTER TYPE "TaskShelf" ADD VALUE 'purged';

-- What a take was made after, where it is no input: read before a take is thrown away.
CREATE INDEX "Task_goesOnFrom_idx" ON "Task" ((input->>'goesOnFrom')) WHERE input->>'goesOnFrom' IS NOT NULL;
CREATE INDEX "Task_enhancedFrom_idx" ON "Task" ((input->>'enhancedFrom')) WHERE input->>'enhancedFrom' IS NOT NULL;
