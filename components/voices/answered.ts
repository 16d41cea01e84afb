import { failure, type Result } from '#lib/result.ts';

/** An action's answer, with words where none came. */
export async function answered<T>(call: Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await call;
  } catch {
    return failure('no-answer', 'The studio did not answer. Try again.');
  }
}
