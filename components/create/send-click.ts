import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { type Failure, failure, type Result } from '#lib/result.ts';
import type { CreatedTakes } from '#lib/tasks/action-inputs.ts';
import { createTakes } from '#lib/tasks/actions.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';

/** Waits before the same click is sent again when no answer came. */
const retryDelaysMs = [800, 2500];

interface Click {
  tool: ToolName;
  input: unknown;
  clickIds: string[];
  /** The project that the takes go into. */
  projectId?: string | undefined;
  remakeOf: string | undefined;
  /** An earlier try of this click had no answer: nothing can be said about what it did. */
  isReplay: boolean;
}

/**
 * Codes after which the takes of a click may still be there: no answer came, the server broke off after it had written
 * them down, or an earlier try got through and this one met an ended session.
 */
const openCodes = ['no-answer', 'unexpected', 'signed-out'];

/** Whether the click must be kept, so that pressing again replays it instead of making everything twice. */
export function isClickOpen({ code }: Failure): boolean {
  return openCodes.includes(code);
}

/**
 * Sends a click to our own server. A lost answer is asked for again with the same click ids, which finds the takes
 * that are there and makes nothing twice (README, "A task's life").
 */
export async function sendClick({ isReplay, ...click }: Click): Promise<Result<CreatedTakes>> {
  if (!navigator.onLine && !isReplay) {
    return failure('offline', 'Could not reach the studio. Nothing was sent and nothing was charged.');
  }
  let isUncertain = isReplay;
  for (const delayMs of [...retryDelaysMs, undefined]) {
    try {
      return await createTakes(click);
    } catch (error) {
      if (!isUncertain && unstable_isUnrecognizedActionError(error)) {
        return failure(
          'outdated-page',
          'The studio was updated. Reload the page; your draft stays. Nothing was sent and nothing was charged.',
        );
      }
      isUncertain = true;
      if (delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return failure(
    'no-answer',
    'The studio did not answer. Press Generate again: it repeats the same click, so nothing is made or paid twice.',
  );
}
