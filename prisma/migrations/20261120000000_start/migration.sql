-- CreateEnum
CREATE TYPE "Role" AS ENUM ('owner', 'creator', 'reviewer');

-- CreateEnum
CREATE TYPE "TaskState" AS ENUM ('held', 'waiting', 'sending', 'queued', 'running', 'saving', 'succeeded', 'failed', 'cancelled', 'unclear', 'lost');

-- CreateEnum
CREATE TYPE "MediaKind" AS ENUM ('image', 'video', 'audio', 'text');

-- CreateEnum
CREATE TYPE "AssetSource" AS ENUM ('upload', 'result', 'grab');

-- CreateEnum
CREATE TYPE "DerivativeKind" AS ENUM ('poster', 'preview', 'peaks');

-- CreateTable
CREATE TABLE "Team" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "undoSeconds" INTEGER NOT NULL DEFAULT 5,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Team_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Member" (
    "teamId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" "Role" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Member_pkey" PRIMARY KEY ("teamId","userId")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignInAttempt" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "firstAt" TIMESTAMPTZ(3) NOT NULL,
    "blockedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "SignInAttempt_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Task" (
    "id" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "creatorId" UUID NOT NULL,
    "clickId" UUID NOT NULL,
    "clickHash" TEXT NOT NULL,
    "batchId" UUID NOT NULL,
    "tool" TEXT NOT NULL,
    "state" "TaskState" NOT NULL,
    "input" JSONB NOT NULL,
    "prompt" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "requestPath" TEXT NOT NULL,
    "requestBody" JSONB NOT NULL,
    "estimate" JSONB NOT NULL,
    "vendorTaskId" TEXT,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "leaseUntil" TIMESTAMPTZ(3),
    "nextStepAt" TIMESTAMPTZ(3),
    "pollCount" INTEGER NOT NULL DEFAULT 0,
    "stepFailures" INTEGER NOT NULL DEFAULT 0,
    "vendorAnswer" JSONB,
    "resultText" TEXT,
    "failure" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "runningAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "changeMark" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "Task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TaskEvent" (
    "id" BIGSERIAL NOT NULL,
    "teamId" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "fromState" "TaskState",
    "toState" "TaskState" NOT NULL,
    "cause" TEXT NOT NULL,
    "httpStatus" INTEGER,
    "requestId" TEXT,
    "detail" TEXT,

    CONSTRAINT "TaskEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TaskInput" (
    "taskId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "teamId" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "assetId" UUID,
    "url" TEXT,
    "sourceTaskId" UUID,

    CONSTRAINT "TaskInput_pkey" PRIMARY KEY ("taskId","position")
);

-- CreateTable
CREATE TABLE "TaskOutput" (
    "taskId" UUID NOT NULL,
    "outputIndex" INTEGER NOT NULL,
    "teamId" UUID NOT NULL,
    "assetId" UUID NOT NULL,

    CONSTRAINT "TaskOutput_pkey" PRIMARY KEY ("taskId","outputIndex")
);

-- CreateTable
CREATE TABLE "Asset" (
    "id" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "createdById" UUID NOT NULL,
    "sha256" TEXT NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "kind" "MediaKind" NOT NULL,
    "format" TEXT NOT NULL,
    "mimeType" TEXT NOT NULL,
    "originalName" TEXT NOT NULL,
    "source" "AssetSource" NOT NULL,
    "storageKey" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "durationSeconds" DOUBLE PRECISION,
    "framesPerSecond" DOUBLE PRECISION,
    "frameCount" INTEGER,
    "videoCodec" TEXT,
    "audioCodec" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Asset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssetDerivative" (
    "assetId" UUID NOT NULL,
    "kind" "DerivativeKind" NOT NULL,
    "teamId" UUID NOT NULL,
    "storageKey" TEXT NOT NULL,
    "mimeType" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,

    CONSTRAINT "AssetDerivative_pkey" PRIMARY KEY ("assetId","kind")
);

-- CreateTable
CREATE TABLE "Charge" (
    "taskId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "amountMicros" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "isPriced" BOOLEAN NOT NULL,
    "lines" JSONB NOT NULL,
    "usage" JSONB NOT NULL,
    "priceList" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Charge_pkey" PRIMARY KEY ("taskId")
);

-- CreateTable
CREATE TABLE "VendorPace" (
    "key" TEXT NOT NULL,
    "nextAllowedAt" TIMESTAMPTZ(3) NOT NULL,
    "delayMs" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "VendorPace_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Member_userId_idx" ON "Member"("userId");

-- CreateIndex
CREATE INDEX "Session_userId_revokedAt_idx" ON "Session"("userId", "revokedAt");

-- CreateIndex
CREATE INDEX "Task_teamId_createdAt_id_idx" ON "Task"("teamId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Task_teamId_changeMark_idx" ON "Task"("teamId", "changeMark");

-- CreateIndex
CREATE INDEX "Task_teamId_batchId_idx" ON "Task"("teamId", "batchId");

-- CreateIndex
CREATE INDEX "Task_vendorTaskId_idx" ON "Task"("vendorTaskId");

-- CreateIndex
CREATE INDEX "Task_nextStepAt_idx" ON "Task"("nextStepAt");

-- CreateIndex
CREATE UNIQUE INDEX "Task_teamId_clickId_key" ON "Task"("teamId", "clickId");

-- CreateIndex
CREATE INDEX "TaskEvent_taskId_id_idx" ON "TaskEvent"("taskId", "id");

-- CreateIndex
CREATE INDEX "TaskInput_assetId_idx" ON "TaskInput"("assetId");

-- CreateIndex
CREATE INDEX "TaskInput_sourceTaskId_idx" ON "TaskInput"("sourceTaskId");

-- CreateIndex
CREATE INDEX "TaskOutput_assetId_idx" ON "TaskOutput"("assetId");

-- CreateIndex
CREATE INDEX "Asset_teamId_createdAt_id_idx" ON "Asset"("teamId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Asset_teamId_sha256_key" ON "Asset"("teamId", "sha256");

-- CreateIndex
CREATE INDEX "Charge_teamId_createdAt_idx" ON "Charge"("teamId", "createdAt");

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_creatorId_fkey" FOREIGN KEY ("creatorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaskEvent" ADD CONSTRAINT "TaskEvent_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaskInput" ADD CONSTRAINT "TaskInput_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaskInput" ADD CONSTRAINT "TaskInput_sourceTaskId_fkey" FOREIGN KEY ("sourceTaskId") REFERENCES "Task"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaskInput" ADD CONSTRAINT "TaskInput_assetId_fkey" FOREIGN KEY ("assetId") REFERENCES "Asset"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaskOutput" ADD CONSTRAINT "TaskOutput_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaskOutput" ADD CONSTRAINT "TaskOutput_assetId_fkey" FOREIGN KEY ("assetId") REFERENCES "Asset"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Asset" ADD CONSTRAINT "Asset_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Asset" ADD CONSTRAINT "Asset_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssetDerivative" ADD CONSTRAINT "AssetDerivative_assetId_fkey" FOREIGN KEY ("assetId") REFERENCES "Asset"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Charge" ADD CONSTRAINT "Charge_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The cursor of "what changed since": each write stamps the row with its transaction's id, so that a reader who
-- remembers the oldest transaction still running at its last look can miss no change, however late it commits.
-- (\073 is a semicolon: the schema engine's adapter cuts the script at every plain one.)
CREATE FUNCTION "stamp_change_mark"() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN NEW."changeMark" := pg_current_xact_id()::text::bigint\073 RETURN NEW\073 END\073';

CREATE TRIGGER "task_change_mark" BEFORE INSERT OR UPDATE ON "Task"
  FOR EACH ROW EXECUTE FUNCTION "stamp_change_mark"();
