-- CreateTable
CREATE TABLE "Casting" (
    "id" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "createdById" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "plan" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Casting_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Casting_teamId_createdAt_idx" ON "Casting"("teamId", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "Casting" ADD CONSTRAINT "Casting_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Casting" ADD CONSTRAINT "Casting_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
