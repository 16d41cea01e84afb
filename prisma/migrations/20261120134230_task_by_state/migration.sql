-- CreateIndex
CREATE INDEX "Task_teamId_state_idx" ON "Task"("teamId", "state");
