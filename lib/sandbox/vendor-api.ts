import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyLimit } from '#lib/vendor/video-limits.ts';
import { type Creation, createTask } from './creates.ts';
import type { DraftTask } from './drafts/draft.ts';
import type { FaultKind, Faults } from './faults.ts';
import { accountOfRequest } from './http/account.ts';
import { type Answer, discard, invalidParams, ok, refusal, send } from './http/answer.ts';
import { documentShape, type ErrorShape } from './http/error-shape.ts';
import { withinMemory } from './http/memory-budget.ts';
import { platformRefusal } from './http/platform-shape.ts';
import type { RequestLog } from './http/request-log.ts';
import { report } from './report.ts';
import { findRoute, type Route } from './routes.ts';
import type { SandboxSettings } from './settings.ts';
import {
  acceptShortSpeech,
  type ShortSpeechCall,
  sendSound,
  speakToNobody,
} from './speech/short-speech-api.ts';
import type { ShortSpeech, Speech } from './speech/speech.ts';
import { platformAnswer, type ResultLink } from './tasks/platform-answer.ts';
import { isInQueryWindow, isOver, type SandboxTask } from './tasks/task.ts';
import { taskAnswer } from './tasks/task-answer.ts';
import type { TaskStore } from './tasks/task-store.ts';

export interface VendorApiParts {
  settings: SandboxSettings;
  faults: Faults;
  log: RequestLog;
  store: TaskStore;
  creation: Creation;
  speech: Speech;
  linkOf: (task: SandboxTask) => ResultLink;
}

/** Where a call is meant to go: its path and what stands behind the question mark. */
export interface Target {
  path: string;
  query: string;
}

/** How an answer leaves: as it is, not at all, or with the connection cut. */
type Delivery =
  | { answer: Answer; taskId?: string | undefined }
  | { sound: ShortSpeech; isCut: boolean }
  | { hang: true }
  | { cut: true; taskId: string };

const hangMs = 60_000;

/** Answers the vendor's calls, each with the errors of its document; every other path is refused in document 1's shape. */
export async function answerVendorCall(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: Target,
  parts: VendorApiParts,
): Promise<void> {
  const at = new Date().toISOString();
  const route = findRoute(path, query, parts.settings);
  const shape = route?.shape ?? documentShape;
  const left = new AbortController();
  response.once('close', () => left.abort());
  const delivery = await decide(request, path, route, parts, left.signal).catch(
    (error: unknown): Delivery => {
      if (!left.signal.aborted) report(`${request.method} ${path}`, error);
      return { answer: shape.serverError() };
    },
  );
  const status = 'answer' in delivery ? delivery.answer.status : 'sound' in delivery ? 200 : 0;
  const taskId = 'taskId' in delivery ? delivery.taskId : undefined;
  parts.log.add({ at, method: request.method ?? '', path, status, ...(taskId ? { taskId } : {}) });
  if ('answer' in delivery) return send(request, response, delivery.answer);
  if ('sound' in delivery) return sendSound(request, response, delivery.sound, delivery.isCut);
  if ('cut' in delivery) {
    response.socket?.destroy();
    return;
  }
  await discard(request);
  const timer = setTimeout(() => response.socket?.destroy(), hangMs);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}

async function decide(
  request: IncomingMessage,
  path: string,
  route: Route | undefined,
  parts: VendorApiParts,
  signal: AbortSignal,
): Promise<Delivery> {
  const account = accountOfRequest(request, parts.settings, route?.shape ?? documentShape);
  if (typeof account !== 'string') return { answer: account.refused };
  if (!route) return { answer: refusal(404, `path ${path} does not exist`) };
  const { method, shape, target } = route;
  if (request.method !== method) return { answer: shape.wrongMethod(request.method ?? '', method) };
  const fault = parts.faults.take(['rate_limit', 'server_error', 'hang'], { target, path });
  if (fault === 'hang') return { hang: true };
  if (fault) return { answer: faultAnswer(fault, shape) };
  if (target === 'create') {
    return 'speaks' in route
      ? speak(request, { path, model: route.speaks, shape, signal }, parts)
      : create(request, path, route, account, parts);
  }
  return route.document === 1
    ? queryVideo(route.taskId, account, path, parts)
    : queryResult(route, account, path, parts);
}

function queryVideo(
  taskId: string,
  account: string,
  path: string,
  { store, linkOf, faults }: VendorApiParts,
): Delivery {
  const task = findTask(store, taskId, account);
  if (task?.kind !== 'video') return { answer: invalidParams('invalid task_id'), taskId };
  const hasVideo = task.status === 'succeeded' && task.type !== 'h3_context_ir';
  const answer = taskAnswer(task, hasVideo ? linkOf(task).url : undefined);
  return { answer: ok(perhapsStrange(answer, task, path, faults)), taskId };
}

function queryResult(
  { taskId, shape }: Extract<Route, { target: 'query' }>,
  account: string,
  path: string,
  { store, linkOf, settings, faults }: VendorApiParts,
): Delivery {
  if (taskId === '') return { answer: shape.invalidBody('task_id: is required') };
  const task = findTask(store, taskId, account);
  if (!task || task.kind === 'video') {
    return { answer: platformRefusal(404, 'TASK_NOT_FOUND', `task ${taskId} does not exist`), taskId };
  }
  const link = task.status === 'succeeded' ? linkOf(task) : undefined;
  const progress = { now: Date.now(), seconds: settings.seconds };
  const answer = platformAnswer(task, link, settings.names, progress);
  return { answer: ok(perhapsStrange(answer, task, path, faults)), taskId };
}

/** The answer as it is, or by a fault with a status that no document has; only while the task is not over. */
function perhapsStrange<Body extends { task: { status: string } }>(
  answer: Body,
  task: SandboxTask,
  path: string,
  faults: Faults,
): Body {
  if (isOver(task) || !faults.take(['unknown_status'], { target: 'query', path })) return answer;
  return { ...answer, task: { ...answer.task, status: 'TASK_STATUS_UNKNOWN' } };
}

/** A task of this account that is not too old to be asked for. */
function findTask(store: TaskStore, taskId: string, account: string): SandboxTask | undefined {
  const task = store.find(taskId);
  return task?.account === account && isInQueryWindow(task, Date.now()) ? task : undefined;
}

async function create(
  request: IncomingMessage,
  path: string,
  route: Extract<Route, { draft: DraftTask }>,
  account: string,
  { creation, faults }: VendorApiParts,
): Promise<Delivery> {
  const created = await withinMemory(sizeOf(request), () =>
    createTask(request, path, route, account, creation),
  );
  if ('refused' in created) return { answer: created.refused };
  const { taskId } = created;
  const fault = faults.take(faultsAfterAccept, { target: 'create', path });
  if (fault === 'reset_after_accept') return { cut: true, taskId };
  return { answer: fault ? faultAnswer(fault, route.shape) : ok({ task_id: taskId }), taskId };
}

const faultsAfterAccept = ['reset_after_accept', 'gateway_timeout_after_accept'] as const;

/** The synchronous endpoints of document 2: what would have been billed is spoken, whether it arrives or not. */
async function speak(
  request: IncomingMessage,
  call: ShortSpeechCall,
  parts: VendorApiParts,
): Promise<Delivery> {
  const sound = await withinMemory(sizeOf(request), () => acceptShortSpeech(request, call, parts));
  if ('refused' in sound) return { answer: sound.refused };
  const fault = parts.faults.take(faultsAfterAccept, { target: 'create', path: call.path });
  if (fault !== 'gateway_timeout_after_accept') return { sound, isCut: fault !== undefined };
  await speakToNobody(sound);
  return { answer: faultAnswer(fault, call.shape) };
}

/** How large the body says it is, or as large as it can be. */
function sizeOf(request: IncomingMessage): number {
  return Math.min(bodyLimit.maxBytes, Number(request.headers['content-length'] ?? bodyLimit.maxBytes));
}

function faultAnswer(kind: FaultKind, shape: ErrorShape): Answer {
  if (kind === 'rate_limit') return shape.rateLimited();
  if (kind === 'server_error') return shape.serverError();
  const page =
    '<html><head><title>504 Gateway Time-out</title></head><body><h1>504 Gateway Time-out</h1></body></html>';
  return { status: 504, body: page };
}
