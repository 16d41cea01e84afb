import type { SandboxSettings } from '#lib/sandbox/settings.ts';
import { modelValue, platformPaths, videoPaths } from '#lib/vendor/names.ts';
import { curl, escapeHtml, table } from './help-html.ts';

/** The vendor's calls, document by document, each with one that can be pasted. */
export function callsSection(settings: SandboxSettings, url: string): string {
  const { names, apiKey } = settings;
  const video = videoPaths(names);
  const platform = platformPaths(names);
  const call = (path: string, body?: unknown, output?: string) => curl(`${url}${path}`, apiKey, body, output);
  const scene = 'A lighthouse at dusk, waves rolling in';
  const picture = 'https://example.com/picture.png';
  const linkWords = settings.linkSeconds
    ? `${settings.linkSeconds} s`
    : '1 hour (that of a long speech 24 hours)';
  return `<h2>Video tasks (document 1)</h2>
${table(
  ['Call', 'What it does'],
  [
    [
      `POST ${video.generation}`,
      'Makes a video: from words, from a first or last frame, or from references.',
    ],
    [
      `POST ${video.regeneration}`,
      'Makes the 2K master of a 768P video, by <code>source_task_id</code> or from a sent video.',
    ],
    [
      `POST ${video.contextRewrite}`,
      'Rewrites a prompt and its inputs into a structured prompt. Makes no video.',
    ],
    [`GET ${video.query('')}{task_id}`, 'Shows a task; knows it for 7 days.'],
  ],
)}
${call(video.generation, {
  model: modelValue(names, 'H3'),
  content: [{ type: 'text', text: scene }],
  resolution: '768P',
  duration: 5,
  ratio: '16:9',
})}
${call(`${video.query('')}TASK_ID`)}

<h2>Speech (document 2)</h2>
${table(
  ['Call', 'What it does'],
  [
    [`POST ${platform.longSpeech}`, 'Reads a long text aloud: a task.'],
    [
      `POST ${platform.flashSpeech}`,
      'Reads a short text aloud and answers with the sound; with <code>stream</code> while it speaks.',
    ],
    [`POST ${platform.multilingualSpeech}`, 'The same with another model, without <code>stream</code>.'],
  ],
)}
${call(platform.longSpeech, { text: 'It was a dark and stormy night.', voice_setting: { voice_id: 'audiobook_male_1' } })}
${call(platform.flashSpeech, { text: 'Good evening.', voice_id: 'JBFqnCBsd6RMkjVDRZzb', stream: true }, 'evening.mp3')}
${call(platform.multilingualSpeech, { text: 'Guten Abend.', voice_id: 'EXAVITQu4vr4xnSDxMaL', language_code: 'de' }, 'abend.mp3')}

<h2>Reference video and pictures (document 3)</h2>
${table(
  ['Call', 'What it does'],
  [
    [
      `POST ${platform.referenceVideo}`,
      'Makes a video in which 1 to 3 clips play, with a sound track if one is given.',
    ],
    [`POST ${platform.kontext}`, 'Makes a picture from words, or edits up to 4 pictures.'],
    [`POST ${platform.flex}`, 'Edits 1 to 3 pictures, or makes one from words, at an exact size.'],
    [`POST ${platform.pro}`, 'The same with another model.'],
  ],
)}
${call(platform.referenceVideo, {
  input: { prompt: 'character1 waves at the camera', reference_urls: ['https://example.com/clip.mp4'] },
  parameters: { size: '1280*720', duration: 5, shot_type: 'multi' },
})}
${call(platform.kontext, { prompt: scene, aspect_ratio: '16:9' })}
${call(platform.flex, { prompt: 'Make it a snowy night', images: [picture], size: '1024*768', seed: 7 })}
${call(platform.pro, { prompt: 'Make it a golden evening', images: [picture] })}

<h2>The result query of documents 2 and 3</h2>
<p>Shows a task of theirs for 7 days: its status, and the links to its images, videos or audios.</p>
${call(platform.taskResult('TASK_ID'))}

<p>Every call needs <code>Authorization: Bearer ${escapeHtml(apiKey)}</code>; a create also needs
<code>Content-Type: application/json</code> and a body of at most 64 MB. The link to a result needs no key, lives
${linkWords}, takes ranges, and is renewed by a query.</p>`;
}
