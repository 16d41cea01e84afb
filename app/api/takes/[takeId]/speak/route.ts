import * as z from 'zod';
import { failureResponse, route } from '#lib/route.ts';
import { openEngine } from '#lib/tasks/engine.ts';
import { speakTake } from '#lib/tasks/speak-take.ts';

/** Sends a waiting take of short speech and answers with its sound while it is spoken and saved. */
export const POST = route<{ takeId: string }>(async (viewer, _request, { takeId }) => {
  if (!z.uuid().safeParse(takeId).success) {
    return failureResponse({ code: 'not-found', message: 'This take is not here.' });
  }
  const spoken = await speakTake(await openEngine(), viewer, takeId);
  if (!spoken.ok) return failureResponse(spoken.failure);
  return new Response(spoken.value.sound, {
    headers: {
      'content-type': spoken.value.mimeType,
      'x-content-type-options': 'nosniff',
      // A reverse proxy that collects answers would hold the voice back.
      'x-accel-buffering': 'no',
    },
  });
});
