import { receivePicture, removePicture } from '#lib/assets/person-picture.ts';
import { failureResponse, route } from '#lib/route.ts';

/** Takes in the viewer's picture as the raw body: `{ url }`. */
export const PUT = route(async (viewer, request) => {
  const received = await receivePicture(viewer, request);
  return received.ok ? Response.json(received.value) : failureResponse(received.failure);
});

export const DELETE = route(async (viewer) => {
  await removePicture(viewer);
  return new Response(null, { status: 204 });
});
