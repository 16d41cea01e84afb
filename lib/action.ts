import { headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';
import type * as z from 'zod';
import { isSameOrigin } from '#lib/auth/request-host.ts';
import { findPerson, findViewer } from '#lib/auth/require-viewer.ts';
import type { Person, Viewer } from '#lib/auth/viewer.ts';
import { log } from '#lib/log.ts';
import { failure, invalid, type Result } from '#lib/result.ts';

/**
 * Makes a server action: `export const renameTeam = action(schema, (viewer, input) => ...)` in a "use server" file.
 * Nobody gets `signed-out`, input that the schema refuses `invalid` with its words and field, and an unexpected
 * error is logged and answered without its details.
 */
export function action<Schema extends z.ZodType, T>(
  schema: Schema,
  handler: (viewer: Viewer, input: z.output<Schema>) => Promise<Result<T>>,
): (input: z.input<Schema>) => Promise<Result<T>> {
  return guarded(async (input: unknown) => {
    const viewer = await findViewer();
    if (!viewer) return failure('signed-out', 'You are signed out. Sign in and try again.');
    const parsed = schema.safeParse(input);
    return parsed.success ? handler(viewer, parsed.data) : invalid(parsed.error);
  });
}

/** The same for a signed-in person who may be in no team: joining one, and what is theirs alone. */
export function personAction<Schema extends z.ZodType, T>(
  schema: Schema,
  handler: (person: Person, input: z.output<Schema>) => Promise<Result<T>>,
): (input: z.input<Schema>) => Promise<Result<T>> {
  return guarded(async (input: unknown) => {
    const person = await findPerson();
    if (!person) return failure('signed-out', 'You are signed out. Sign in and try again.');
    const parsed = schema.safeParse(input);
    return parsed.success ? handler(person, parsed.data) : invalid(parsed.error);
  });
}

/** A server action for nobody in particular; each is listed with its reason in `auth/guards.test.ts`. */
export function openAction<Schema extends z.ZodType, T>(
  schema: Schema,
  handler: (input: z.output<Schema>) => Promise<Result<T>>,
): (input: z.input<Schema>) => Promise<Result<T>> {
  return guarded(async (input: unknown) => {
    const parsed = schema.safeParse(input);
    return parsed.success ? handler(parsed.data) : invalid(parsed.error);
  });
}

/** Holds off other sites, and masks what nobody expected. */
function guarded<T>(run: (input: unknown) => Promise<Result<T>>): (input: unknown) => Promise<Result<T>> {
  return async (input) => {
    try {
      // Next compares Origin and Host too, but lets a request without any Origin through.
      if (!isSameOrigin(await headers())) {
        return failure('forbidden', 'This request did not come from the studio.');
      }
      return await run(input);
    } catch (error) {
      // Redirects and not-found are thrown by Next on purpose.
      unstable_rethrow(error);
      log.error('action failed', { error });
      return failure('unexpected', 'Something went wrong on our side. It was logged; try again.');
    }
  };
}
