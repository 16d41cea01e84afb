import { z } from 'zod';
import type { Studio } from './studio.ts';

const requests = z.array(z.object({ method: z.string(), path: z.string(), status: z.number() }));

/** How many create calls the sandbox has received: the studio pays for each. */
export async function countCreateCalls(studio: Studio): Promise<number> {
  const answer = await fetch(`${studio.sandboxUrl}/_sandbox/requests`);
  const received = requests.parse(await answer.json());
  return received.filter(({ method, path }) => method === 'POST' && path.endsWith('/video_generation'))
    .length;
}

/** Makes the next calls to the sandbox go wrong in the named way. */
export async function armFault(studio: Studio, kind: string, times = 1): Promise<void> {
  const answer = await fetch(`${studio.sandboxUrl}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, times }),
  });
  if (!answer.ok) throw new Error(`The fault was not armed: ${answer.status} ${await answer.text()}`);
}
