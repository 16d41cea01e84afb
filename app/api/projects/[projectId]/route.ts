import { readProject } from '#lib/projects/queries.ts';
import { failureResponse, route } from '#lib/route.ts';

/** One project with its people, its counts and what it cost. */
export const GET = route<{ projectId: string }>(async (viewer, _request, { projectId }) => {
  const project = await readProject(viewer, projectId);
  return project
    ? Response.json(project)
    : failureResponse({ code: 'not-found', message: 'This project is not here.' });
});
