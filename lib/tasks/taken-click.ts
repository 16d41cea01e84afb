import { failure } from '#lib/result.ts';
import { Prisma } from '#prisma/client/client.ts';

/** A click makes one thing once; whoever uses its id for another thing hears this. */
export const takenClick = failure(
  'conflict',
  'This click was already used for another take. Press the button again.',
);

/** A take of this click is there already: the database holds a click to one. */
export function isTakenClick(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
