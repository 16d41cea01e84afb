import { createHash } from 'node:crypto';
import * as z from 'zod';
import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { storableJson } from '#lib/storable.ts';
import type { MediaInput } from '#lib/tools/media-input.ts';
import { findTool } from '#lib/tools/registry.ts';
import type { Tool } from '#lib/tools/tool.ts';
import type { Prisma } from '#prisma/client/client.ts';
import type { CreateTakesInput } from './action-inputs.ts';
import { forbidden } from './mutations.ts';
import { gatherToolContext } from './tool-context.ts';

const anyObject = z.looseObject({});

/** What the form sent, parsed but not yet held against any rule of the vendor. */
export interface ReadTake {
  tool: Tool;
  input: unknown;
  /** As it is stored, so that "Reuse settings" can fill the form again. */
  stored: Prisma.InputJsonObject;
  /** SHA-256 of tool and parsed input. */
  clickHash: string;
}

/** A take as it will be written down: everything that is frozen at the click. */
export interface PreparedTake extends ReadTake {
  media: MediaInput[];
  frozen: {
    tool: string;
    input: Prisma.InputJsonObject;
    prompt: string;
    model: string;
    requestPath: string;
    requestBody: Prisma.InputJsonObject;
    estimate: Prisma.InputJsonObject;
  };
}

/** Checks who asks, and parses what the form sent. */
export function readTake(
  viewer: Viewer,
  { tool: name, input }: Pick<CreateTakesInput, 'tool' | 'input'>,
): Result<ReadTake> {
  if (!canCreate(viewer)) return forbidden;
  const tool = findTool(name);
  if (!tool) return failure('invalid', 'This tool does not exist.');
  if (typeof input !== 'object' || input === null) return failure('invalid', 'The form sent nothing.');
  const read = tool.read(storableJson(input));
  if ('problem' in read) return failure('invalid', read.problem.message, { field: read.problem.field });
  const stored = storableJson(anyObject.parse(read.values));
  const clickHash = createHash('sha256')
    .update(JSON.stringify([tool.name, stored]))
    .digest('hex');
  return success({ tool, input: read.values, stored, clickHash });
}

/** Applies every rule of the vendor before anything is written, and freezes body and price. */
export async function prepareTake(viewer: Viewer, read: ReadTake): Promise<Result<PreparedTake>> {
  const { tool, input, stored } = read;
  const context = await gatherToolContext(viewer, tool, input);
  const [problem] = tool.problems(input, context);
  if (problem) return failure('invalid', problem.message, { field: problem.field });
  return success({
    ...read,
    media: tool.media(input),
    frozen: {
      tool: tool.name,
      input: stored,
      prompt: tool.prompt(input, context),
      model: tool.model(input),
      requestPath: tool.endpoint(input).path(context.names),
      requestBody: storableJson(tool.body(input, context)),
      estimate: storableJson(tool.estimate(input, context)),
    },
  });
}
