import type { IncomingMessage, ServerResponse } from 'node:http';
import { videoPaths } from '#lib/vendor/names.ts';
import { bodyLimit } from '#lib/vendor/video-limits.ts';
import { type Creation, createTask } from './creates.ts';
import type { FaultKind, Faults } from './faults.ts';
import { accountOfRequest } from './http/account.ts';
import { type Answer, discard, invalidParams, ok, refusal, send } from './http/answer.ts';
import { withinMemory } from './http/memory-budget.ts';
import type { RequestLog } from './http/request-log.ts';
import { report } from './report.ts';
import type { SandboxSettings } from './settings.ts';
import { isInQueryWindow, type SandboxTask } from './tasks/task.ts';
import { taskAnswer } from './tasks/task-answer.ts';
import type { TaskStore } from './tasks/task-store.ts';

export interface VendorApiParts {
  settings: SandboxSettings;
  faults: Faults;
  log: RequestLog;
  store: TaskStore;
  creation: Creation;
  linkOf: (task: SandboxTask) => string;
}

/** How an answer leaves: as it is, not at all, or with the connection cut. */
type Delivery =
  | { answer: Answer; taskId?: string | undefined }
  | { hang: true }
  | { cut: true; taskId: string };

const hangMs = 60_000;

/** Answers the four calls of document 1; every other path is refused in its error shape. */
export async function answerVendorCall(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  parts: VendorApiParts,
): Promise<void> {
  const at = new Date().toISOString();
  const delivery = await decide(request, path, parts).catch((error: unknown): Delivery => {
    report(`${request.method} ${path}`, error);
    return { answer: refusal(500, 'unknown error (1000)') };
  });
  const status = 'answer' in delivery ? delivery.answer.status : 0;
  const taskId = 'hang' in delivery ? undefined : delivery.taskId;
  parts.log.add({ at, method: request.method ?? '', path, status, ...(taskId ? { taskId } : {}) });
  if ('answer' in delivery) return send(request, response, delivery.answer);
  if ('cut' in delivery) {
    response.socket?.destroy();
    return;
  }
  await discard(request);
  const timer = setTimeout(() => response.socket?.destroy(), hangMs);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}

async function decide(request: IncomingMessage, path: string, parts: VendorApiParts): Promise<Delivery> {
  const account = accountOfRequest(request, parts.settings);
  if (typeof account !== 'string') return { answer: account.refused };
  const route = findRoute(path, parts.settings);
  if (!route) return { answer: refusal(404, `path ${path} does not exist`) };
  if (request.method !== route.method) {
    const message = `method ${request.method} is not allowed here, use ${route.method}`;
    return { answer: refusal(405, message, { allow: route.method }) };
  }
  const fault = parts.faults.take(['rate_limit', 'server_error', 'hang'], route.target);
  if (fault === 'hang') return { hang: true };
  if (fault) return { answer: faultAnswer(fault) };
  if (route.target === 'query') return query(route.taskId, account, parts);
  return create(request, route.kind, account, parts);
}

type Route =
  | { method: 'POST'; target: 'create'; kind: 'generation' | 'regeneration' | 'h3_context_ir' }
  | { method: 'GET'; target: 'query'; taskId: string };

function findRoute(path: string, { names }: SandboxSettings): Route | undefined {
  const paths = videoPaths(names);
  const create = { method: 'POST', target: 'create' } as const;
  if (path === paths.generation) return { ...create, kind: 'generation' };
  if (path === paths.regeneration) return { ...create, kind: 'regeneration' };
  if (path === paths.contextRewrite) return { ...create, kind: 'h3_context_ir' };
  const prefix = paths.query('');
  const taskId = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return taskId === '' || taskId.includes('/') ? undefined : { method: 'GET', target: 'query', taskId };
}

function query(taskId: string, account: string, { store, linkOf }: VendorApiParts): Delivery {
  const task = store.find(taskId);
  if (!task || task.account !== account || !isInQueryWindow(task, Date.now())) {
    return { answer: invalidParams('invalid task_id'), taskId };
  }
  const hasVideo = task.status === 'succeeded' && task.type !== 'h3_context_ir';
  return { answer: ok(taskAnswer(task, hasVideo ? linkOf(task) : undefined)), taskId };
}

async function create(
  request: IncomingMessage,
  kind: 'generation' | 'regeneration' | 'h3_context_ir',
  account: string,
  { creation, faults }: VendorApiParts,
): Promise<Delivery> {
  const size = Math.min(bodyLimit.maxBytes, Number(request.headers['content-length'] ?? bodyLimit.maxBytes));
  const created = await withinMemory(size, () => createTask(request, kind, account, creation));
  if ('refused' in created) return { answer: created.refused };
  const { taskId } = created;
  const fault = faults.take(['reset_after_accept', 'gateway_timeout_after_accept']);
  if (fault === 'reset_after_accept') return { cut: true, taskId };
  return { answer: fault ? faultAnswer(fault) : ok({ task_id: taskId }), taskId };
}

function faultAnswer(kind: FaultKind): Answer {
  if (kind === 'rate_limit') return refusal(429, 'rate limit exceeded (1002)', { 'retry-after': '2' });
  if (kind === 'server_error') return refusal(500, 'unknown error (1000)');
  const page =
    '<html><head><title>504 Gateway Time-out</title></head><body><h1>504 Gateway Time-out</h1></body></html>';
  return { status: 504, body: page };
}
