-- CreateIndex
CREATE INDEX "Comment_shareId_createdAt_idx" ON "Comment"("shareId", "createdAt");

-- CreateIndex
CREATE INDEX "Notice_taskId_idx" ON "Notice"("taskId");

-- CreateIndex
CREATE INDEX "Notice_createdAt_idx" ON "Notice"("createdAt");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_deliveredAt_idx" ON "WebhookDelivery"("webhookId", "deliveredAt");
