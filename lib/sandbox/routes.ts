import { platformPaths, videoPaths } from '#lib/vendor/names.ts';
import type { DraftTask } from './drafts/draft.ts';
import { draftImageEdit, draftKontext, draftReferenceVideo } from './drafts/platform-drafts.ts';
import { draftContextRewrite, draftGeneration, draftRegeneration } from './drafts/video-drafts.ts';
import { documentShape, type ErrorShape } from './http/error-shape.ts';
import { platformShape } from './http/platform-shape.ts';
import type { SandboxSettings } from './settings.ts';

/** What a path of the vendor's stands for, and in which shape its errors are told. */
export type Route =
  | { method: 'POST'; target: 'create'; shape: ErrorShape; draft: DraftTask }
  | { method: 'GET'; target: 'query'; shape: ErrorShape; taskId: string; document: 1 | 2 };

/** Finds the route of a path; undefined for one that the vendor does not have. */
export function findRoute(path: string, query: string, { names }: SandboxSettings): Route | undefined {
  const draft = createsOf(names).get(path);
  if (draft) return { method: 'POST', target: 'create', ...draft };
  if (path === names.taskResultPath) {
    const taskId = new URLSearchParams(query).get('task_id') ?? '';
    return { method: 'GET', target: 'query', shape: platformShape, taskId, document: 2 };
  }
  const prefix = videoPaths(names).query('');
  const taskId = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  if (taskId === '' || taskId.includes('/')) return undefined;
  return { method: 'GET', target: 'query', shape: documentShape, taskId, document: 1 };
}

function createsOf(names: SandboxSettings['names']): Map<string, { shape: ErrorShape; draft: DraftTask }> {
  const video = videoPaths(names);
  const platform = platformPaths(names);
  const document = (draft: DraftTask) => ({ shape: documentShape, draft });
  const later = (draft: DraftTask) => ({ shape: platformShape, draft });
  return new Map([
    [video.generation, document(draftGeneration)],
    [video.regeneration, document(draftRegeneration)],
    [video.contextRewrite, document(draftContextRewrite)],
    [platform.referenceVideo, later(draftReferenceVideo)],
    [platform.kontext, later(draftKontext)],
    [platform.flex, later(draftImageEdit('flex'))],
    [platform.pro, later(draftImageEdit('pro'))],
  ]);
}
