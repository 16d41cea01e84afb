import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { mediaRole } from '#lib/vendor/video.ts';
import { type Draft, draftOf } from './drafts.ts';
import type { Faults } from './faults.ts';
import { type Answer, refusal } from './http/answer.ts';
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

/** Reads and checks a create call and makes its task; how the client is told is the caller's. */
export async function createTask(
  request: IncomingMessage,
  type: SandboxTask['type'],
  account: string,
  creation: Creation,
): Promise<{ taskId: string } | { refused: Answer }> {
  const { settings, store, faults, life } = creation;
  const read = await readJson(request);
  if ('refused' in read) return read;
  const draft = draftOf(type, read.body, { settings, store, account });
  if ('refused' in draft) return draft;
  const id = store.nextId();
  const inputs = await acceptedInputs(draft, id, creation);
  if ('refused' in inputs) {
    rmSync(store.folderOf(id), { recursive: true, force: true });
    return inputs;
  }
  const now = Date.now();
  const task: SandboxTask = {
    ...draft.task,
    id,
    account,
    status: 'queued',
    inputs,
    createdAt: now,
    updatedAt: now,
    acceptedAt: now,
    isDoomed: faults.take(['fail_task']) !== undefined,
  };
  store.save(task);
  life.start(task);
  return { taskId: id };
}

/** The task's inputs, once nothing speaks against the request any more. */
async function acceptedInputs(
  { task, content, source }: Draft,
  id: string,
  { settings, store, faults, probes }: Creation,
): Promise<TaskInput[] | { refused: Answer }> {
  const taken = await takeInputs(content, {
    names: settings.names,
    media: probes,
    folder: store.folderOf(id),
    roleOf: (item) => mediaRole(item, content),
  });
  if ('refused' in taken) return taken;
  const fault = faults.take(['no_balance', 'sensitive_input']);
  if (fault === 'no_balance') return { refused: refusal(402, 'insufficient balance (1008)') };
  if (fault) return { refused: refusal(422, 'input new_sensitive (1026)') };
  if (task.callbackUrl && !(await passesChallenge(task.callbackUrl))) {
    return { refused: refusal(400, 'fail to check callback url (2013)') };
  }
  // A regeneration by id has the inputs of its source, for the bill.
  return source ? source.inputs : taken.inputs;
}
