import { unstable_rethrow } from 'next/navigation';
import type * as z from 'zod';
import { findViewer } from '#lib/auth/require-viewer.ts';
import type { Viewer } from '#lib/auth/viewer.ts';
import { log } from '#lib/log.ts';
import { failure, type Result } from '#lib/result.ts';

/**
 * Makes a server action: `export const renameTeam = action(schema, (viewer, input) => ...)` in a "use server" file.
 * Nobody gets `signed-out`, input that the schema refuses `invalid` with its words and field, and an unexpected
 * error is logged and answered without its details.
 */
export function action<Schema extends z.ZodType, T>(
  schema: Schema,
  handler: (viewer: Viewer, input: z.output<Schema>) => Promise<Result<T>>,
): (input: z.input<Schema>) => Promise<Result<T>> {
  return async (input) => {
    try {
      const viewer = await findViewer();
      if (!viewer) return failure('signed-out', 'You are signed out. Sign in and try again.');
      const parsed = schema.safeParse(input);
      if (!parsed.success) return refusal(parsed.error);
      return await handler(viewer, parsed.data);
    } catch (error) {
      // Redirects and not-found are thrown by Next on purpose.
      unstable_rethrow(error);
      log.error('action failed', { error });
      return failure('unexpected', 'Something went wrong on our side. It was logged; try again.');
    }
  };
}

/** The first thing a schema refused, as a failure that names its field. */
export function refusal(error: z.ZodError): Result<never> {
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  return failure('invalid', issue?.message ?? 'The input is not valid.', field ? { field } : {});
}
