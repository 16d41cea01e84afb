import { platformPaths, videoPaths } from '#lib/vendor/names.ts';
import type { ShortSpeechModel } from '#lib/vendor/speech-limits.ts';
import type { DraftTask } from './drafts/draft.ts';
import { draftImageEdit, draftKontext, draftReferenceVideo } from './drafts/platform-drafts.ts';
import { draftLongSpeech } from './drafts/speech-drafts.ts';
import { draftContextRewrite, draftGeneration, draftRegeneration } from './drafts/video-drafts.ts';
import { documentShape, type ErrorShape } from './http/error-shape.ts';
import { platformShape } from './http/platform-shape.ts';
import type { SandboxSettings } from './settings.ts';

/** What a path of the vendor's stands for, and in which shape its errors are told. */
export type Route =
  | { method: 'POST'; target: 'create'; shape: ErrorShape; draft: DraftTask }
  | { method: 'POST'; target: 'create'; shape: ErrorShape; speaks: ShortSpeechModel }
  | { method: 'GET'; target: 'query'; shape: ErrorShape; taskId: string; document: 1 | 2 };

/** Finds the route of a path; undefined for one that the vendor does not have. */
export function findRoute(path: string, query: string, { names }: SandboxSettings): Route | undefined {
  const draft = createsOf(names).get(path);
  if (draft) return { method: 'POST', target: 'create', ...draft };
  const speaks = shortSpeechOf(path, names);
  if (speaks) return { method: 'POST', target: 'create', shape: platformShape, speaks };
  if (path === names.taskResultPath) {
    const taskId = new URLSearchParams(query).get('task_id') ?? '';
    return { method: 'GET', target: 'query', shape: platformShape, taskId, document: 2 };
  }
  const prefix = videoPaths(names).query('');
  const taskId = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  if (taskId === '' || taskId.includes('/')) return undefined;
  return { method: 'GET', target: 'query', shape: documentShape, taskId, document: 1 };
}

/** The two endpoints that make no task: their answer is the sound itself. */
function shortSpeechOf(path: string, names: SandboxSettings['names']): ShortSpeechModel | undefined {
  const { flashSpeech, multilingualSpeech } = platformPaths(names);
  if (path === flashSpeech) return 'flash';
  return path === multilingualSpeech ? 'multilingual' : undefined;
}

function createsOf(names: SandboxSettings['names']): Map<string, { shape: ErrorShape; draft: DraftTask }> {
  const video = videoPaths(names);
  const platform = platformPaths(names);
  const inDocument = (draft: DraftTask) => ({ shape: documentShape, draft });
  const onPlatform = (draft: DraftTask) => ({ shape: platformShape, draft });
  return new Map([
    [video.generation, inDocument(draftGeneration)],
    [video.regeneration, inDocument(draftRegeneration)],
    [video.contextRewrite, inDocument(draftContextRewrite)],
    [platform.longSpeech, onPlatform(draftLongSpeech)],
    [platform.referenceVideo, onPlatform(draftReferenceVideo)],
    [platform.kontext, onPlatform(draftKontext)],
    [platform.flex, onPlatform(draftImageEdit('flex'))],
    [platform.pro, onPlatform(draftImageEdit('pro'))],
  ]);
}
