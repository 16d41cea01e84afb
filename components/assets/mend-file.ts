import { failure, type Result, success } from '#lib/result.ts';
import { checkMedia } from '#lib/vendor/media-facts.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';
import type { MendPlan } from './mend-plan.ts';
import { probeFile } from './probe-file.ts';

export interface MendOptions {
  role: MediaRole;
  /** 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Makes the planned file in the browser, and measures it: one that still breaks a limit is not handed back.
 * Failures: `aborted`, `cannot-decode`, `cannot-encode`, `still-wrong`, each in words for the person.
 */
export async function mendFile(
  source: Blob,
  plan: MendPlan,
  { role, onProgress, signal }: MendOptions,
): Promise<Result<Blob>> {
  const made = await make(source, plan, { role, onProgress, signal });
  if (!made.ok) return made;
  const probed = await probeFile(made.value);
  if (!probed.ok) return probed;
  const [problem] = probed.value.facts ? checkMedia(role, probed.value.facts) : [];
  return problem ? failure('still-wrong', `The new file is still not right. ${problem.message}`) : made;
}

async function make(
  source: Blob,
  plan: MendPlan,
  { onProgress, signal }: MendOptions,
): Promise<Result<Blob>> {
  try {
    if (plan.kind === 'image') {
      const { mendPicture } = await import('./mend-picture.ts');
      return success(await mendPicture(source, plan));
    }
    const { mendStream } = await import('./mend-stream.ts');
    return await mendStream(source, plan, { onProgress, signal });
  } catch (error) {
    if (signal.aborted) return failure('aborted', 'Stopped. The file is as it was.');
    return failure('cannot-encode', `This browser could not make the new file. ${wordsOf(error)}`);
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error && error.message
    ? `It says: ${error.message}`
    : 'Try another one, such as Chrome.';
}

const extensionOf: Record<MendPlan['format'], string> = { mp4: 'mp4', wav: 'wav', jpeg: 'jpg', png: 'png' };

/** `holiday.webm` → `holiday (fixed).mp4`. */
export function mendedName(name: string, { format }: Pick<MendPlan, 'format'>): string {
  const base = name.replace(/\.[^.]{1,5}$/, '').replace(/ \(fixed\)$/, '');
  return `${base} (fixed).${extensionOf[format]}`;
}
