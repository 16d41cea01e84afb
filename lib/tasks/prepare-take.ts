import { createHash } from 'node:crypto';
import * as z from 'zod';
import { canCreate, type Viewer } from '#lib/auth/viewer.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { storableJson } from '#lib/storable.ts';
import type { MediaInput } from '#lib/tools/media-input.ts';
import { type NarrationInput, narrationTool } from '#lib/tools/narration.ts';
import { findTool } from '#lib/tools/registry.ts';
import type { Tool, ToolContext } from '#lib/tools/tool.ts';
import { billOfParts } from '#lib/vendor/prices.ts';
import type { Prisma } from '#prisma/client/client.ts';
import type { CreateTakesInput } from './action-inputs.ts';
import { forbidden } from './mutations.ts';
import { noPath, planNarration } from './narration-plan.ts';
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
  frozen: FrozenTake;
  /** The requests of a narration that is too long for one; empty for every other take. */
  parts: FrozenTake[];
}

/** What is written down of one request. */
export interface FrozenTake {
  tool: string;
  input: Prisma.InputJsonObject;
  prompt: string;
  model: string;
  requestPath: string;
  requestBody: Prisma.InputJsonObject;
  estimate: Prisma.InputJsonObject;
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
  const whole = freeze(tool, input, context);
  const media = tool.media(input);
  const narration = readNarration(tool, input);
  if (!narration) return success({ ...read, media, frozen: { ...whole, input: stored }, parts: [] });
  const { texts, places } = planNarration(narration.text);
  if (texts.length < 2) return success({ ...read, media, frozen: { ...whole, input: stored }, parts: [] });
  const values = texts.map((text) => ({ ...narration, text }));
  const parent = {
    ...whole,
    input: stored,
    requestPath: noPath,
    requestBody: storableJson({ places }),
    estimate: storableJson(billOfParts(values.map((part) => tool.estimate(part, context)))),
  };
  return success({
    ...read,
    media,
    frozen: parent,
    parts: values.map((part) => freeze(tool, part, context)),
  });
}

function freeze(tool: Tool, values: unknown, context: ToolContext): FrozenTake {
  return {
    tool: tool.name,
    input: storableJson(anyObject.parse(values)),
    prompt: tool.prompt(values, context),
    model: tool.model(values),
    requestPath: tool.endpoint(values).path(context.names),
    requestBody: storableJson(tool.body(values, context)),
    estimate: storableJson(tool.estimate(values, context)),
  };
}

/** The one tool whose text may be longer than its endpoint takes. */
function readNarration(tool: Tool, input: unknown): NarrationInput | undefined {
  return tool.name === narrationTool.name ? narrationTool.recall(input) : undefined;
}
