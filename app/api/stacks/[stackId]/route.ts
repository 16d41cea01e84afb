import { route } from '#lib/route.ts';
import { readStack } from '#lib/tasks/read-stack.ts';

/** The takes of a stack, the best first. */
export const GET = route<{ stackId: string }>(async (viewer, _request, { stackId }) =>
  Response.json({ takes: await readStack(viewer, stackId) }),
);
