-- CreateIndex
CREATE INDEX "Task_teamId_tool_createdAt_id_idx" ON "Task"("teamId", "tool", "createdAt" DESC, "id" DESC);
