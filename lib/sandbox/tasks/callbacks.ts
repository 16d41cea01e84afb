import { randomUUID } from 'node:crypto';
import { callbackChallengeBody } from '#lib/vendor/video.ts';
import { callbackChallenge } from '#lib/vendor/video-limits.ts';

/** Sends the verification request; true when the address echoed the challenge in time (spec 1, Events). */
export async function passesChallenge(url: string): Promise<boolean> {
  const challenge = randomUUID();
  try {
    const answer = await post(url, { challenge }, callbackChallenge.maxSeconds * 1000);
    const echoed = callbackChallengeBody.safeParse(JSON.parse(await readShort(answer)));
    return answer.ok && echoed.success && echoed.data.challenge === challenge;
  } catch {
    return false;
  }
}

/** The beginning of an answer; an address may send without end. */
async function readShort(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    text += decoder.decode(next.value, { stream: true });
    if (text.length > 10_000) await reader?.cancel();
  }
  return text;
}

const deliveryTimeoutMs = 5000;
const retryAfterMs = [1000, 4000];

/** Delivers status callbacks: in order for each task, with two more tries; an address that fails changes nothing. */
export class Callbacks {
  #queues = new Map<string, Promise<void>>();
  #isStopped = false;

  send(taskId: string, url: string, body: unknown): void {
    const before = this.#queues.get(taskId) ?? Promise.resolve();
    const delivery = before.then(() => this.#deliver(url, body));
    this.#queues.set(taskId, delivery);
    delivery.finally(() => {
      if (this.#queues.get(taskId) === delivery) this.#queues.delete(taskId);
    });
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #deliver(url: string, body: unknown): Promise<void> {
    for (const waitMs of [...retryAfterMs, 0]) {
      if (this.#isStopped) return;
      try {
        const answer = await post(url, body, deliveryTimeoutMs);
        await answer.body?.cancel();
        if (answer.ok) return;
      } catch {
        // The address is down; it is asked again below.
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
    }
  }
}

function post(url: string, body: unknown, timeoutMs: number): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
}
