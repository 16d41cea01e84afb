import { syncDatabaseClock } from '#lib/database-clock.ts';
import type { JobData } from '#lib/queue/job-queues.ts';
import type { Queue } from '#lib/queue/queue.ts';
import { carryOnNarration } from './carry-on-narration.ts';
import type { Engine } from './engine.ts';
import { pollTask } from './poll-task.ts';
import { rescueSounds } from './rescue-sounds.ts';
import { saveTask } from './save-task.ts';
import { sendTask } from './send-task.ts';
import { sweepTasks } from './sweep-tasks.ts';

/** What the worker runs of tasks. Every handler looks at the row first, so that running twice does nothing. */
export async function workTasks(queue: Queue, engine: Engine): Promise<void> {
  const withTask = (step: (engine: Engine, taskId: string) => Promise<void>) => {
    return async ({ taskId }: JobData) => {
      if (!taskId) return;
      await step(engine, taskId);
      await carryOnNarration(engine, taskId);
    };
  };
  await queue.work('send-task', withTask(sendTask));
  await queue.work('poll-task', withTask(pollTask));
  await queue.work('save-task', withTask(saveTask));
  await queue.work('sweep-tasks', async () => {
    await syncDatabaseClock();
    await sweepTasks(engine);
    await rescueSounds(engine);
  });
  await queue.schedule('sweep-tasks', '* * * * *');
  // What came due while no worker ran.
  await sweepTasks(engine);
}
