import type { FaultKind } from '#lib/sandbox/faults.ts';
import { table } from './help-html.ts';

const faultWords: Record<FaultKind, string> = {
  rate_limit: 'the next call, create or query, is answered with 429 and <code>Retry-After: 2</code>',
  server_error: 'the next call, create or query, is answered with 500; no task is made',
  hang: 'the next call, create or query, gets no answer; after 60 s the connection is closed. No task is made',
  reset_after_accept:
    'the next create makes its task, and the connection is cut before the answer (short speech: in the middle of the sound)',
  gateway_timeout_after_accept:
    'the next create makes its task, or speaks its text, and is answered with 504 and an HTML page',
  no_balance: 'the next create that is right is answered with 402 (documents 2 and 3: 403)',
  sensitive_input: 'the next create that is right is answered with 422 (documents 2 and 3: 400)',
  fail_task: 'the next task that is made ends as failed, with code 1027 (documents 2 and 3: TASK_FAILED)',
  unknown_status:
    'the next query of a task that is not over answers <code>TASK_STATUS_UNKNOWN</code>; the one after it is as ever',
  expired_link:
    'the next download link that is given out is dead already (403); another query gives a live one',
  slow_download: 'the next download takes about 30 s',
  truncated_download: 'the next download promises its whole length and ends in the middle',
};

/** The sandbox's own calls, and the faults that they arm. */
export const controlsSection = `<h2>The sandbox's own calls</h2>
${table(
  ['Call', 'What it does'],
  [
    [
      'GET /_sandbox/requests',
      'The vendor calls that were received: <code>[{ at, method, path, status, taskId? }]</code>, oldest first. Status 0: no answer was sent.',
    ],
    ['DELETE /_sandbox/requests', 'Forgets them.'],
    ['GET /_sandbox/faults', 'What is armed: <code>[{ kind, times, on?, path?, after? }]</code>.'],
    [
      'POST /_sandbox/faults',
      '<code>{ "kind": "rate_limit", "times": 2 }</code> arms a fault for the next calls; <code>times</code> is 1 when left out, 0 disarms. <code>"on": "create"</code> or <code>"query"</code> keeps it for that kind of call, <code>"path": "speech"</code> for calls whose path contains that, and <code>"after": 2</code> lets two calls that fit pass first.',
    ],
    ['DELETE /_sandbox/faults', 'Disarms everything.'],
    [
      'POST /_sandbox/tasks/{task_id}',
      '<code>{ "ageDays": 8 }</code> makes a task as old as that, <code>{ "cancel": true }</code> cancels one that is not over.',
    ],
  ],
)}
<p>These need no key and are not in the list of requests.</p>

<h2>Faults</h2>
${table(
  ['Kind', 'What happens'],
  Object.entries(faultWords).map(([kind, words]): [string, string] => [kind, words]),
)}
<p>Faults that fit the same call come one after the other, in the order in which they were armed. To make the second
part of a long text fail once: <code>{ "kind": "fail_task", "path": "speech", "after": 1 }</code>.</p>`;
