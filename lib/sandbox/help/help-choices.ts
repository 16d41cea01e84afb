import type { SandboxSettings } from '#lib/sandbox/settings.ts';
import { vendorFileSeconds } from '#lib/sandbox/tasks/usage.ts';
import { videoPaths } from '#lib/vendor/names.ts';
import { escapeHtml, list } from './help-html.ts';

/** Where the documents are silent or contradict themselves, and what was chosen. */
export function choicesSection({ names }: SandboxSettings): string {
  const rewrite = videoPaths(names).contextRewrite.split('/').at(-1) ?? '';
  return `<h2>Where the documents leave a choice</h2>
${list([
  'Files inside a request are decoded and checked when the task is created. Links are fetched while it runs; one that cannot be fetched or breaks a limit fails the task and says which field and which rule.',
  '<code>null</code> counts as absent for optional fields; fields nobody knows are ignored; numbers in quotes are refused.',
  'A length may be longer than its limit by two frames, as containers round up, or shorter by one, as a cut may lose it; a WAV file may not.',
])}
<h3>Document 1</h3>
${list([
  `<code>${escapeHtml(names.fileScheme)}://</code> ids are taken unchecked. Such a video or sound counts as ${vendorFileSeconds} s on the bill, and its name is shown in the picture.`,
  `An item without a role must be the only image, which is then the first frame; for ${escapeHtml(rewrite)} roles are optional.`,
  '<code>input_seconds</code> and <code>input_audio_seconds</code> are whole seconds, rounded. Tokens are estimates.',
  '<code>callback_url</code> is verified at every create: a POST of <code>{ "challenge": "..." }</code> must be answered with the same JSON within 3 s. Status callbacks carry the query’s answer and are tried three times.',
  'A context rewrite names 768P as its resolution.',
])}
<h3>Documents 2 and 3</h3>
${list([
  'Errors have the shape <code>{ code, reason, message, metadata }</code>, <code>code</code> being the HTTP status: 400 INVALID_REQUEST_BODY for a broken rule, INVALID_IMAGE_FORMAT or IMAGE_FILE_EXCEEDS_MAX_SIZE for a picture inside the request, ILLEGAL_PROMPT for a refused one; 401 MISSING_API_KEY, 403 INVALID_API_KEY and BILLING_BALANCE_NOT_ENOUGH, 404 TASK_NOT_FOUND, 405 METHOD_NOT_ALLOWED, 429 RATE_LIMIT_EXCEEDED, 500 INTERNAL_ERROR.',
  'A failed task’s <code>reason</code> is <code>REASON: field: words</code>: INVALID_IMAGE_FORMAT, IMAGE_FILE_EXCEEDS_MAX_SIZE, INVALID_AUDIO_FILE, or TASK_FAILED for a reference clip and for a link that cannot be fetched. A cancelled task is shown as failed: there is no status for it.',
  '<code>image_url_ttl</code> is a string and the others are numbers, because both have been seen. <code>task_type</code> is the endpoint’s name in capitals. <code>eta</code> and <code>progress_percent</code> go by the clock, and a picture’s progress stays 0. <code>extra</code> is empty.',
  'The result query does not know tasks of document 1, and the query of document 1 knows no others.',
  'Voices: long speech knows its system voices, the short endpoints the publicly known premade voices and any id of 20 letters and digits; an id that begins with <code>clone</code> is a voice everywhere. Another one is refused at create.',
  'MP3 has no bitrate above 64 kbit/s at 8 kHz and none above 160 below 32 kHz: the highest there is is used. The short endpoints speak at 0.25 to 4 times the speed at most; Japanese characters of Chinese origin are read as Mandarin.',
  'What is read: each script in its language, Latin letters in the language that their words tell, unless one is asked for. Entries of <code>pronunciation_dict</code> are whole words as they are written, the longest first. <code>text_normalization</code> writes numbers out in English; <code>apply_text_normalization</code> does it in English sentences, unless it is <code>off</code>. The same <code>seed</code> gives the same bytes.',
  'Taken and not heard: <code>next_text</code>, <code>previous_text</code>, the request ids, dictionary locators, <code>use_speaker_boost</code> and <code>apply_language_text_normalization</code>.',
  'A long speech takes <code>SANDBOX_SECONDS</code> or the time of its reading, whichever is longer; <code>audio_metadata</code> gives <code>audio_length</code> (milliseconds), <code>audio_size</code>, <code>audio_sample_rate</code>, <code>audio_channel</code> and, of an MP3, <code>bitrate</code>. A short one answers with the header <code>request-id</code>. An account tier is never asked for.',
  'Pictures to edit are links or Base64 data URIs of JPG, PNG or WEBP, at most 30 MB and 5760 pixels a side. Results are PNG.',
  'Kontext without <code>aspect_ratio</code> keeps the shape of the first picture (21:9 to 9:21), at about a megapixel; flex and pro without <code>size</code> too, within 256 to 1536. Without a picture it is a square of 1024.',
  'Kontext refuses <code>safety_tolerance</code> beside pictures, as it is supported in text-to-image mode only, and takes an empty list of pictures as none; flex and pro, which name 1 to 3 items, refuse an empty list.',
  'The same seed, words and pictures make the same file; seed -1, or none, is random. The first picture keeps its framing and is coloured by the words, the others are put into it as prints.',
  'A reference video takes <code>audio_url</code> together with <code>reference_urls</code>. Its prompts are cut at 2,000 and 500 characters. Its clips begin again when they are over; <code>multi</code> shows all of them, each alone, and all again; <code>negative_prompt</code> and <code>prompt_extend</code> are taken and change nothing.',
])}`;
}
