import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { log } from '#lib/log.ts';
import { storage } from '#lib/storage/storage.ts';
import { derivedKey } from '#lib/storage/storage-key.ts';
import type { DerivativeKind } from '#prisma/client/enums.ts';
import type { MediaJob } from './media-process/jobs.ts';
import { runMake } from './media-process/run-job.ts';
import type { ProbedMedia } from './probe-media.ts';

/** A poster, preview or waveform that lies in storage. */
export interface PreparedDerivative {
  kind: DerivativeKind;
  storageKey: string;
  mimeType: string;
  sizeBytes: number;
  width?: number | undefined;
  height?: number | undefined;
}

type MakeJob = Exclude<MediaJob, { do: 'probe' | 'join' }>;
interface Plan {
  kind: DerivativeKind;
  name: string;
  job: MakeJob;
}

/** Formats that browsers do not show and that therefore get a JPEG beside them. */
const unshown = ['heic', 'heif', 'tiff'];

/** What is made of which file. A picture's `preview` is its rendition for browsers. */
function plansFor(path: string, facts: ProbedMedia, folder: string): Plan[] {
  const plans: Plan[] = [];
  const add = (kind: DerivativeKind, name: string, job: (target: string) => MakeJob) =>
    plans.push({ kind, name, job: job(join(folder, name)) });
  if (facts.kind !== 'audio') {
    add('poster', 'poster.webp', (target) => ({ do: 'poster', path, kind: facts.kind, target }));
  }
  if (facts.kind === 'video') add('preview', 'preview.mp4', (target) => ({ do: 'preview', path, target }));
  if (unshown.includes(facts.format)) {
    add('preview', 'rendition.jpg', (target) => ({ do: 'rendition', path, target }));
  }
  if (facts.hasAudio) add('peaks', 'peaks.json', (target) => ({ do: 'peaks', path, target }));
  return plans;
}

/** Makes and stores what belongs beside a file. One that fails is logged and left out: the file is what counts. */
export async function makeDerivatives(
  file: { path: string; teamId: string; sha256: string; facts: ProbedMedia },
  folder: string,
): Promise<PreparedDerivative[]> {
  const made = await Promise.all(
    plansFor(file.path, file.facts, folder).map(async (plan) => {
      try {
        return await makeOne(file, plan);
      } catch (error) {
        log.warn('a derivative was not made', { kind: plan.kind, sha256: file.sha256, error });
        return undefined;
      }
    }),
  );
  return made.filter((one) => one !== undefined);
}

async function makeOne(
  { teamId, sha256 }: { teamId: string; sha256: string },
  { kind, name, job }: Plan,
): Promise<PreparedDerivative> {
  const made = await runMake(job);
  if (!made.ok) throw new Error(made.failure.message);
  const storageKey = derivedKey(teamId, sha256, name);
  await storage().put(storageKey, job.target, {
    mimeType: made.value.mimeType,
    sha256: await hashFile(job.target),
  });
  return { kind, storageKey, ...made.value };
}

/** SHA-256 of a file as lower-case hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
