import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Draft, DraftTask } from './drafts/draft.ts';
import type { FaultKind, Faults } from './faults.ts';
import { type Answer, refusal } from './http/answer.ts';
import type { ErrorShape } from './http/error-shape.ts';
import { readJson } from './http/read-json.ts';
import type { MediaProcess } from './media/media-process.ts';
import type { SandboxSettings } from './settings.ts';
import { passesChallenge } from './tasks/callbacks.ts';
import { takeInputs } from './tasks/inline-inputs.ts';
import type { SandboxTask, TaskInput } from './tasks/task.ts';
import type { TaskLife } from './tasks/task-life.ts';
import type { TaskStore } from './tasks/task-store.ts';

export interface Creation {
  settings: SandboxSettings;
  store: TaskStore;
  life: TaskLife;
  faults: Faults;
  probes: MediaProcess;
}

/** The endpoint that a create call was sent to. */
export interface Endpoint {
  shape: ErrorShape;
  draft: DraftTask;
}

/** Reads and checks a create call and makes its task; how the client is told is the caller's. */
export async function createTask(
  request: IncomingMessage,
  path: string,
  { shape, draft: draftTask }: Endpoint,
  account: string,
  creation: Creation,
): Promise<{ taskId: string } | { refused: Answer }> {
  const { settings, store, faults, life } = creation;
  const read = await readJson(request, shape);
  if ('refused' in read) return read;
  const draft = draftTask(read.body, { settings, store, account, shape });
  if ('refused' in draft) return draft;
  const id = store.nextId();
  const take = (kinds: readonly FaultKind[]) => faults.take(kinds, { target: 'create', path });
  const inputs = await acceptedInputs(draft, id, shape, take, creation);
  if ('refused' in inputs) {
    rmSync(store.folderOf(id), { recursive: true, force: true });
    return inputs;
  }
  const now = Date.now();
  const task: SandboxTask = {
    ...draft.wish,
    id,
    account,
    status: 'queued',
    inputs,
    createdAt: now,
    updatedAt: now,
    acceptedAt: now,
    isDoomed: take(['fail_task']) !== undefined,
  };
  store.save(task);
  life.start(task);
  return { taskId: id };
}

/** The task's inputs, once nothing speaks against the request any more. */
async function acceptedInputs(
  { wish, media, inputs }: Draft,
  id: string,
  shape: ErrorShape,
  take: (kinds: readonly FaultKind[]) => FaultKind | undefined,
  { settings, store, probes }: Creation,
): Promise<TaskInput[] | { refused: Answer }> {
  const context = { names: settings.names, media: probes, folder: store.folderOf(id) };
  const taken = await takeInputs(media, context);
  if ('problem' in taken) return { refused: shape.invalidInput(taken.problem) };
  const fault = take(['no_balance', 'sensitive_input']);
  if (fault) return { refused: fault === 'no_balance' ? shape.noBalance() : shape.sensitiveInput() };
  const callbackUrl = wish.kind === 'video' ? wish.callbackUrl : undefined;
  if (callbackUrl && !(await passesChallenge(callbackUrl))) {
    return { refused: refusal(400, 'fail to check callback url (2013)') };
  }
  return inputs ?? taken.inputs;
}
