import { type CreateOutcome, readCreate } from './create-answer.ts';
import { requestIdOf } from './errors.ts';
import { type HttpStream, readCapped } from './http-call.ts';

/** Reads the answer of a create call that is the sound itself (document 2, synchronous endpoints). */

/** What is known of a sound when its first byte has come. */
export interface SoundHead {
  contentType: string;
  /** The vendor's id of the sample, which `previous_request_ids` of a later call can name. */
  sampleId?: string | undefined;
}

/** Where the sound goes while it arrives. `write` may wait; what it throws ends the call. */
export interface SoundSink {
  begin: (head: SoundHead) => void;
  write: (chunk: Uint8Array) => Promise<void>;
}

export type SpeakOutcome =
  | { kind: 'spoken'; httpStatus: number; sizeBytes: number; head: SoundHead }
  | Exclude<CreateOutcome, { kind: 'accepted' }>;

/** An hour of uncompressed sound is 350 MB; a wall against answers that never end. */
const maxSoundBytes = 1024 ** 3;
/** What is no sound is said in fewer bytes than this. */
const wordyBytes = 64 * 1024;

/** `hide` takes the key out of the vendor's words. */
export async function readSpoken(
  answer: HttpStream,
  sink: SoundSink,
  hide: (text: string) => string,
): Promise<SpeakOutcome> {
  const { status: httpStatus, headers, body } = answer;
  const contentType = headers.get('content-type')?.slice(0, 200) ?? '';
  const isSuccess = httpStatus >= 200 && httpStatus < 300;
  if (!isSuccess || isWordy(contentType)) {
    return readWords({ status: httpStatus, headers, body: hide(await readCapped(body)) });
  }
  const head = { contentType, sampleId: requestIdOf(headers) };
  const unclear = (reason: string): SpeakOutcome => ({
    kind: 'unclear',
    reason,
    httpStatus,
    requestId: head.sampleId,
  });
  sink.begin(head);
  const beginning: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of body) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxSoundBytes) return unclear('the sound has no end');
    if (sizeBytes <= wordyBytes) beginning.push(chunk);
    await sink.write(chunk);
  }
  if (sizeBytes === 0) return unclear('the answer was empty');
  const words = sizeBytes <= wordyBytes ? Buffer.concat(beginning).toString('utf8') : '';
  if (isPage(words)) return readWords({ status: httpStatus, headers, body: hide(words) });
  return { kind: 'spoken', httpStatus, sizeBytes, head };
}

/** Words where sound should be: an error as always; under a 2xx nobody knows whether it was spoken and billed. */
function readWords(answer: { status: number; headers: Headers; body: string }): SpeakOutcome {
  const outcome = readCreate(answer);
  if (outcome.kind !== 'accepted' && answer.status >= 300) return outcome;
  if (outcome.kind === 'refused') return outcome;
  const said = answer.body
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
  const reason = `words came where sound should be: ${said || 'none that can be read'}`;
  return { kind: 'unclear', reason, httpStatus: answer.status, requestId: requestIdOf(answer.headers) };
}

function isWordy(contentType: string): boolean {
  return /^\s*(?:text\/|application\/(?:[a-z.+-]*json|xml|xhtml))/i.test(contentType);
}

/** JSON or a page under the type of a sound; no sound of any length is one by chance. */
function isPage(text: string): boolean {
  if (/^\s*<(?:!doctype|html)/i.test(text)) return true;
  if (!/^\s*\{/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
