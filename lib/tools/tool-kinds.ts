import type { Endpoint } from '#lib/vendor/endpoints.ts';
import { type ToolName, toolNames } from './tool-names.ts';

/** What a take can show when it is done. */
export type TakeKind = Endpoint['makes'];
export const takeKinds = ['video', 'image', 'audio', 'text'] as const satisfies readonly TakeKind[];

/** What each tool makes, for whoever needs no more of it than that; the tests hold it against the endpoints. */
export const kindOfTool: Record<ToolName, TakeKind> = {
  video: 'video',
  master: 'video',
  enhance: 'text',
  'reference-video': 'video',
  image: 'image',
  speech: 'audio',
  narration: 'audio',
};

/** The tools that make one kind. */
export function toolsOfKind(kind: TakeKind): ToolName[] {
  return toolNames.filter((name) => kindOfTool[name] === kind);
}
