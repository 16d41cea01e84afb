import { Prisma } from '#prisma/client/client.ts';

/** A take that came to nothing, or of which nobody knows what became of it. */
const cameToNothing = Prisma.sql`state IN ('failed', 'unclear', 'lost', 'cancelled')`;

/**
 * The takes of a stack, the best first, as the terms of an ORDER BY over "Task": what lies in the gallery; what a person
 * chose; approved, shortlisted, made and undecided, still being made, rejected, come to nothing; the newest. What came
 * to nothing stands last even when a person chose it before: it must never hide a good take.
 */
export const bestFirst = Prisma.sql`
  shelf <> 'gallery',
  NOT ("isStackPick" AND NOT ${cameToNothing}),
  CASE
    WHEN ${cameToNothing} THEN 6
    WHEN review = 'rejected' THEN 5
    WHEN review = 'approved' THEN 1
    WHEN review = 'shortlisted' THEN 2
    WHEN state = 'succeeded' THEN 3
    ELSE 4
  END,
  "createdAt" DESC, id DESC`;
