-- CreateEnum
CREATE TYPE "VoiceFamily" AS ENUM ('long', 'short');

-- AlterTable
ALTER TABLE "Task" ADD COLUMN     "chapters" JSONB,
ADD COLUMN     "parentId" UUID,
ADD COLUMN     "partIndex" INTEGER;

-- CreateTable
CREATE TABLE "TeamVoice" (
    "id" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "createdById" UUID NOT NULL,
    "family" "VoiceFamily" NOT NULL,
    "voiceId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "gender" TEXT,
    "language" TEXT,
    "settings" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TeamVoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FavouriteVoice" (
    "userId" UUID NOT NULL,
    "family" "VoiceFamily" NOT NULL,
    "voiceId" TEXT NOT NULL,

    CONSTRAINT "FavouriteVoice_pkey" PRIMARY KEY ("userId","family","voiceId")
);

-- CreateTable
CREATE TABLE "VoiceSample" (
    "teamId" UUID NOT NULL,
    "family" "VoiceFamily" NOT NULL,
    "voiceId" TEXT NOT NULL,
    "taskId" UUID NOT NULL,

    CONSTRAINT "VoiceSample_pkey" PRIMARY KEY ("teamId","family","voiceId")
);

-- CreateTable
CREATE TABLE "Pronunciation" (
    "id" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "createdById" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "replacement" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Pronunciation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TeamVoice_teamId_family_idx" ON "TeamVoice"("teamId", "family");

-- CreateIndex
CREATE UNIQUE INDEX "TeamVoice_teamId_name_key" ON "TeamVoice"("teamId", "name");

-- CreateIndex
CREATE INDEX "VoiceSample_taskId_idx" ON "VoiceSample"("taskId");

-- CreateIndex
CREATE UNIQUE INDEX "Pronunciation_teamId_text_key" ON "Pronunciation"("teamId", "text");

-- CreateIndex
CREATE INDEX "Task_parentId_partIndex_createdAt_idx" ON "Task"("parentId", "partIndex", "createdAt");

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamVoice" ADD CONSTRAINT "TeamVoice_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamVoice" ADD CONSTRAINT "TeamVoice_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FavouriteVoice" ADD CONSTRAINT "FavouriteVoice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VoiceSample" ADD CONSTRAINT "VoiceSample_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VoiceSample" ADD CONSTRAINT "VoiceSample_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pronunciation" ADD CONSTRAINT "Pronunciation_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pronunciation" ADD CONSTRAINT "Pronunciation_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
