import { createHash } from 'node:crypto';
import * as z from 'zod';
import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { failure, invalid, type Result, success } from '#lib/result.ts';
import { storableJson } from '#lib/storable.ts';
import type { MediaInput } from '#lib/tools/inputs.ts';
import { findTool } from '#lib/tools/registry.ts';
import type { Tool } from '#lib/tools/tool.ts';
import type { Prisma } from '#prisma/client/client.ts';
import type { CreateTakesInput } from './action-inputs.ts';
import { forbidden } from './mutations.ts';
import { gatherToolContext } from './tool-context.ts';

const anyObject = z.looseObject({});

/** A take as it will be written down: everything that is frozen at the click. */
export interface PreparedTake {
  tool: Tool<unknown>;
  media: MediaInput[];
  /** SHA-256 of tool and parsed input. */
  clickHash: string;
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

/** Checks who asks, parses what the form sent, and applies every rule of the vendor before anything is written. */
export async function prepareTake(
  viewer: Viewer,
  { tool: name, input }: Pick<CreateTakesInput, 'tool' | 'input'>,
): Promise<Result<PreparedTake>> {
  if (!canCreate(viewer)) return forbidden;
  const tool = findTool(name);
  if (!tool) return failure('invalid', 'This tool does not exist.');
  if (typeof input !== 'object' || input === null) return failure('invalid', 'The form sent nothing.');
  const parsed = tool.input.safeParse(storableJson(input));
  if (!parsed.success) return invalid(parsed.error);
  const context = await gatherToolContext(viewer, tool, parsed.data);
  const [problem] = tool.problems(parsed.data, context);
  if (problem) return failure('invalid', problem.message, { field: problem.field });
  const { path, body } = tool.request(parsed.data, context);
  const stored = storableJson(anyObject.parse(parsed.data));
  return success({
    tool,
    media: tool.media(parsed.data),
    clickHash: createHash('sha256')
      .update(JSON.stringify([tool.name, stored]))
      .digest('hex'),
    frozen: {
      tool: tool.name,
      input: stored,
      prompt: tool.prompt(parsed.data, context),
      model: tool.model(parsed.data),
      requestPath: path,
      requestBody: storableJson(body),
      estimate: storableJson(tool.estimate(parsed.data, context)),
    },
  });
}
