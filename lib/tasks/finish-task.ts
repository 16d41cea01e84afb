import { recordAsset } from '#lib/assets/store-result.ts';
import { type Database, db } from '#lib/db.ts';
import { log } from '#lib/log.ts';
import { prices } from '#lib/prices.ts';
import { storableJson, storableText } from '#lib/storable.ts';
import { findTool } from '#lib/tools/registry.ts';
import type { Usage } from '#lib/vendor/video.ts';
import type { Task } from '#prisma/client/client.ts';
import type { Engine } from './engine.ts';
import type { MadeResult } from './made-result.ts';
import { moveTask } from './move-task.ts';
import { hasParts } from './narration-plan.ts';

/** Thrown inside the transaction, so that nothing of it stays. */
class AlreadyFinished extends Error {}

/** One transaction: the assets' rows, the outputs, `succeeded`, and what it cost at the prices of this moment. */
export async function finishTask(
  engine: Engine,
  task: Task,
  { answer, assets, text, usage, chapters, note }: MadeResult,
): Promise<void> {
  try {
    await db().$transaction(async (tx) => {
      const isMine = await moveTask(tx, task.id, {
        from: 'saving',
        to: 'succeeded',
        cause: 'saved',
        detail: note,
        // A narration whose part was made anew meanwhile is joined under another attempt.
        where: { attempt: task.attempt },
        set: {
          finishedAt: engine.now(),
          stepFailures: 0,
          ...(answer ? { vendorAnswer: storableJson(answer) } : {}),
          ...(chapters ? { chapters: chapters.map((chapter) => storableJson(chapter)) } : {}),
          ...(text === undefined ? {} : { resultText: storableText(text) }),
        },
      });
      if (!isMine) throw new AlreadyFinished();
      for (const [outputIndex, asset] of assets.entries()) {
        await recordOutput(tx, task, outputIndex, await recordAsset(tx, asset));
      }
      // A narration of several parts was billed with them.
      if (!hasParts(task)) await recordCharge(tx, task, usage);
    });
  } catch (error) {
    if (!(error instanceof AlreadyFinished)) throw error;
  }
}

async function recordOutput(
  tx: Database,
  { id: taskId, teamId }: Task,
  outputIndex: number,
  assetId: string,
): Promise<void> {
  const output = { taskId, outputIndex };
  await tx.taskOutput.upsert({
    where: { taskId_outputIndex: output },
    create: { ...output, teamId, assetId },
    update: { assetId },
  });
}

/** The truth after the result: the vendor's usage at the prices of this moment; never recomputed later. */
async function recordCharge(tx: Database, task: Task, usage: Usage): Promise<void> {
  const tool = findTool(task.tool);
  const read = tool?.read(task.input);
  if (!tool || !read || 'problem' in read) {
    log.error('a finished task could not be billed: its input is no longer readable', { taskId: task.id });
    return;
  }
  const list = prices();
  const bill = tool.billed(usage, read.values, list);
  if (!Number.isSafeInteger(bill.totalMicros)) {
    log.error('a finished task could not be billed: its usage is absurd', { taskId: task.id, usage });
    return;
  }
  await tx.charge.create({
    data: {
      taskId: task.id,
      teamId: task.teamId,
      amountMicros: bill.totalMicros,
      currency: bill.currency,
      isPriced: bill.isPriced,
      lines: bill.lines.map((line) => storableJson(line)),
      usage: storableJson(usage),
      priceList: list.name,
    },
  });
}
