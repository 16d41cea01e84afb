import type { z } from 'zod';
import type { Answer } from '#lib/sandbox/http/answer.ts';
import type { ErrorShape } from '#lib/sandbox/http/error-shape.ts';
import { firstProblem, wordsOfIssue } from '#lib/sandbox/http/issue-words.ts';
import type { SandboxSettings } from '#lib/sandbox/settings.ts';
import type { TaskInput, TaskWish } from '#lib/sandbox/tasks/task.ts';
import type { TaskStore } from '#lib/sandbox/tasks/task-store.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';

/** A file as the request names it: a link, a vendor file or a Base64 data URI. */
export interface GivenMedia {
  role: MediaRole;
  /** Where it stood in the request. */
  field: string;
  url: string;
}

/** What a checked body says about its task, before its media are looked at. */
export interface Draft {
  wish: TaskWish;
  media: GivenMedia[];
  /** A regeneration by id has the inputs of the take that it draws again, for the bill. */
  inputs?: TaskInput[] | undefined;
}

export type Drafted = Draft | { refused: Answer };

export interface DraftContext {
  settings: SandboxSettings;
  store: TaskStore;
  account: string;
  shape: ErrorShape;
}

/** Checks the body of a create call by the rules of its endpoint. */
export type DraftTask = (body: unknown, context: DraftContext) => Drafted;

export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  shape: ErrorShape,
): { value: z.infer<Schema> } | { refused: Answer } {
  const parsed = schema.safeParse(body, { error: wordsOfIssue });
  if (parsed.success) return { value: parsed.data };
  return { refused: shape.invalidBody(firstProblem(parsed.error)) };
}
