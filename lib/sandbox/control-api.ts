import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { armBody, type Faults, faultKinds } from './faults.ts';
import { type Answer, invalidParams, ok, refusal, send } from './http/answer.ts';
import { firstProblem, wordsOfIssue } from './http/issue-words.ts';
import { readJsonOfAnyType } from './http/read-json.ts';
import type { RequestLog } from './http/request-log.ts';
import { isOver } from './tasks/task.ts';
import type { TaskLife } from './tasks/task-life.ts';
import type { TaskStore } from './tasks/task-store.ts';

export interface ControlParts {
  faults: Faults;
  log: RequestLog;
  store: TaskStore;
  life: TaskLife;
}

/** The sandbox's own calls, which the real vendor does not have: they need no key and are not in the request log. */
export async function answerControlCall(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  parts: ControlParts,
): Promise<void> {
  await send(request, response, await decide(request, `${request.method} ${path}`, parts));
}

async function decide(request: IncomingMessage, call: string, parts: ControlParts): Promise<Answer> {
  const { faults, log } = parts;
  if (call === 'GET /_sandbox/requests') return ok(log.list());
  if (call === 'DELETE /_sandbox/requests') {
    log.clear();
    return ok([]);
  }
  if (call === 'GET /_sandbox/faults') return ok(faults.list());
  if (call === 'DELETE /_sandbox/faults') {
    faults.clear();
    return ok([]);
  }
  if (call === 'POST /_sandbox/faults') return armFault(request, faults);
  const taskId = /^POST \/_sandbox\/tasks\/(\d+)$/.exec(call)?.[1];
  return taskId
    ? changeTask(request, taskId, parts)
    : refusal(404, `${call} does not exist; GET / lists what does`);
}

async function armFault(request: IncomingMessage, faults: Faults): Promise<Answer> {
  const read = await readJsonOfAnyType(request);
  if ('refused' in read) return read.refused;
  const parsed = armBody.safeParse(read.body, { error: wordsOfIssue });
  if (!parsed.success) {
    return invalidParams(`${firstProblem(parsed.error)}; kinds: ${faultKinds.join(', ')}`);
  }
  faults.arm(parsed.data);
  return ok(faults.list());
}

/** Makes a task older, as if it had been created so many days ago, or cancels it. */
const changeBody = z.object({
  ageDays: z.number().min(0).max(3650).optional(),
  cancel: z.literal(true).optional(),
});

async function changeTask(
  request: IncomingMessage,
  taskId: string,
  { store, life }: ControlParts,
): Promise<Answer> {
  const read = await readJsonOfAnyType(request);
  if ('refused' in read) return read.refused;
  const parsed = changeBody.safeParse(read.body, { error: wordsOfIssue });
  if (!parsed.success) return invalidParams(firstProblem(parsed.error));
  const task = store.find(taskId);
  if (!task) return refusal(404, `task ${taskId} does not exist`);
  const { ageDays, cancel } = parsed.data;
  if (cancel && isOver(task)) return invalidParams(`the task is ${task.status} already`);
  const kept = cancel ? life.cancel(task) : task;
  const aged =
    ageDays === undefined ? kept : { ...kept, createdAt: Date.now() - ageDays * 24 * 60 * 60 * 1000 };
  store.save(aged);
  return ok({ id: aged.id, status: aged.status, created_at: Math.floor(aged.createdAt / 1000) });
}
