'use server';

import { failure, type Result } from '#lib/result.ts';
import type { CreatedTakes, CreateTakesInput, ResolveUnclearInput, TakeIds } from './action-inputs.ts';

/** One click: one take per click id, all with the same input. */
export async function createTakes(_input: CreateTakesInput): Promise<Result<CreatedTakes>> {
  return failure('not-ready', 'Not built yet.');
}

/** Takes back what has not left the studio. */
export async function undoTakes(_input: TakeIds): Promise<Result<{ undone: string[] }>> {
  return failure('not-ready', 'Not built yet.');
}

/** A person decides about a take that left without a readable answer. */
export async function resolveUnclear(_input: ResolveUnclearInput): Promise<Result<null>> {
  return failure('not-ready', 'Not built yet.');
}

/** Tries at once to save a finished result again. */
export async function retrySaving(_input: { taskId: string }): Promise<Result<null>> {
  return failure('not-ready', 'Not built yet.');
}
