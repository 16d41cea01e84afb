import { modelValue, videoPaths } from '#lib/vendor/names.ts';
import type { FaultKind } from './faults.ts';
import { helpStyle } from './help-style.ts';
import type { SandboxSettings } from './settings.ts';
import { vendorFileSeconds } from './tasks/usage.ts';

const faultWords: Record<FaultKind, string> = {
  rate_limit: 'the next call, create or query, is answered with 429 and <code>Retry-After: 2</code>',
  server_error: 'the next call, create or query, is answered with 500; no task is made',
  hang: 'the next call, create or query, gets no answer; after 60 s the connection is closed. No task is made',
  reset_after_accept: 'the next create makes its task, and the connection is cut before the answer',
  gateway_timeout_after_accept: 'the next create makes its task and is answered with 504 and an HTML page',
  no_balance: 'the next create that is right is answered with 402',
  sensitive_input: 'the next create that is right is answered with 422',
  fail_task: 'the next task that is made ends as failed, with code 1027',
  expired_link:
    'the next download link that is given out is dead already (403); another query gives a live one',
  slow_download: 'the next download takes about 30 s',
  truncated_download: 'the next download promises its whole length and ends in the middle',
};

/** The page at `/`: what the sandbox is, how it is called, and how faults are armed. Needs no key. */
export function helpPage(settings: SandboxSettings, url: string): string {
  const paths = videoPaths(settings.names);
  const model = modelValue(settings.names, 'H3');
  const example = JSON.stringify({
    model,
    content: [{ type: 'text', text: 'A lighthouse at dusk, waves rolling in' }],
    resolution: '768P',
    duration: 5,
    ratio: '16:9',
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox vendor</title>
<link rel="icon" href="data:,">
<style>${helpStyle}</style>
</head>
<body>
<main>
<h1>Sandbox vendor</h1>
<p class="lead">A stand-in for the video vendor: the same calls, the same rules, the same errors, and real videos.
It costs nothing and reaches nobody. Tasks and files are kept in <code>${escapeHtml(settings.dataDir)}</code> and survive a restart.</p>

<h2>Try it</h2>
<pre>curl ${url}${paths.generation} \\
  -H 'Authorization: Bearer ${escapeHtml(settings.apiKey)}' \\
  -H 'Content-Type: application/json' \\
  -d '${example}'

curl ${url}${paths.query('<task_id>').replace('%3C', '&lt;').replace('%3E', '&gt;')} \\
  -H 'Authorization: Bearer ${escapeHtml(settings.apiKey)}'</pre>

<h2>The vendor's calls</h2>
${table(
  ['Call', 'What it does'],
  [
    [
      `POST ${paths.generation}`,
      'Makes a video: from words, from a first or last frame, or from references.',
    ],
    [
      `POST ${paths.regeneration}`,
      'Makes the 2K master of a 768P video, by <code>source_task_id</code> or from a sent video.',
    ],
    [
      `POST ${paths.contextRewrite}`,
      'Rewrites a prompt and its inputs into a structured prompt. Makes no video.',
    ],
    [`GET ${paths.query('')}{task_id}`, 'Shows a task; knows it for 7 days.'],
  ],
)}
<p>Every one of them needs <code>Authorization: Bearer ${escapeHtml(settings.apiKey)}</code>; a create also needs
<code>Content-Type: application/json</code> and a body of at most 64 MB. A finished video's link needs no key, lives
${settings.linkSeconds} s, takes ranges, and is renewed by a query.</p>

<h2>The sandbox's own calls</h2>
${table(
  ['Call', 'What it does'],
  [
    [
      'GET /_sandbox/requests',
      'The vendor calls that were received: <code>[{ at, method, path, status, taskId? }]</code>, oldest first. Status 0: no answer was sent.',
    ],
    ['DELETE /_sandbox/requests', 'Forgets them.'],
    ['GET /_sandbox/faults', 'What is armed: <code>[{ kind, times, on? }]</code>.'],
    [
      'POST /_sandbox/faults',
      '<code>{ "kind": "rate_limit", "times": 2 }</code> arms a fault for the next calls; <code>times</code> is 1 when left out, 0 disarms. <code>"on": "create"</code> or <code>"query"</code> keeps <code>rate_limit</code>, <code>server_error</code> and <code>hang</code> for that kind of call.',
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
<p>Faults that fit the same call come one after the other, in the order in which they were armed.</p>

<h2>Settings</h2>
${table(
  ['Variable', 'Meaning', 'Now'],
  [
    ['SANDBOX_PORT', 'The port on 127.0.0.1. Default 4010.', new URL(url).port],
    ['SANDBOX_API_KEY', 'The key. Default <code>sandbox-key</code>.', escapeHtml(settings.apiKey)],
    [
      'SANDBOX_OTHER_KEYS',
      'Keys of other accounts, with commas between. Nobody sees another account’s tasks.',
      String(settings.otherKeys.length),
    ],
    [
      'SANDBOX_SECONDS',
      'How long a task takes at least. Default 8; 0 is as soon as it is drawn.',
      String(settings.seconds),
    ],
    ['SANDBOX_LINK_SECONDS', 'How long a download link lives. Default 3600.', String(settings.linkSeconds)],
    [
      'SANDBOX_FAULTS',
      'Faults armed from the start: <code>rate_limit:2,server_error</code>.',
      settings.faults.map(({ kind, times }) => `${kind}:${times}`).join(', ') || 'none',
    ],
    [
      'SANDBOX_DATA',
      'Where tasks and videos are kept. Default <code>sandbox</code> in <code>DATA_DIR</code>.',
      escapeHtml(settings.dataDir),
    ],
    ['VENDOR_VIDEO_BRAND', 'The brand in the paths.', escapeHtml(settings.names.videoBrand)],
    ['VENDOR_VIDEO_MODEL_BRAND', 'The brand in the model names.', escapeHtml(settings.names.videoModelBrand)],
    ['VENDOR_FILE_SCHEME', 'The scheme of vendor files.', escapeHtml(settings.names.fileScheme)],
  ],
)}

<h2>Where the document leaves a choice</h2>
<ul>
<li>Files inside a request are decoded and checked when the task is created. Links are fetched while it runs; one that cannot be fetched or breaks a limit fails the task with code 2013.</li>
<li><code>${escapeHtml(settings.names.fileScheme)}://</code> ids are taken unchecked. Such a video or sound counts as ${vendorFileSeconds} s on the bill, and its name is shown in the picture.</li>
<li><code>null</code> counts as absent for optional fields; fields nobody knows are ignored; numbers in quotes are refused.</li>
<li>An item without a role must be the only image, which is then the first frame; for ${escapeHtml(paths.contextRewrite.split('/').at(-1) ?? '')} roles are optional.</li>
<li>A length may be longer than its limit by two frames, as containers round up, or shorter by one, as a cut may lose it; a WAV file may not.</li>
<li><code>input_seconds</code> and <code>input_audio_seconds</code> are whole seconds, rounded. Tokens are estimates.</li>
<li><code>callback_url</code> is verified at every create: a POST of <code>{ "challenge": "..." }</code> must be answered with the same JSON within 3 s. Status callbacks carry the query's answer and are tried three times.</li>
<li>A context rewrite names 768P as its resolution.</li>
</ul>
</main>
</body>
</html>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  const body = rows
    .map(([first = '', ...rest]) => {
      const cells = rest.map((one) => `<td>${one}</td>`).join('');
      return `<tr><th scope="row"><code>${first}</code></th>${cells}</tr>`;
    })
    .join('\n');
  return `<div class="table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
