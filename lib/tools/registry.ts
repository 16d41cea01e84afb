import type { CreateTool } from '#lib/paths.ts';
import { enhanceTool } from './enhance.ts';
import { enhanceInput, masterInput, videoInput } from './inputs.ts';
import { masterTool } from './master.ts';
import type { Tool } from './tool.ts';
import { videoTool } from './video.ts';

/** Every creation tool by its name: action, worker and gallery look it up here. */
export const tools = {
  video: { ...videoTool, input: videoInput },
  master: { ...masterTool, input: masterInput },
  enhance: { ...enhanceTool, input: enhanceInput },
} as const;

/** A tool by a name that came from outside or from the database; undefined when there is none. */
export function findTool(name: string): Tool<unknown> | undefined {
  return Object.hasOwn(tools, name) ? (tools[name as CreateTool] as unknown as Tool<unknown>) : undefined;
}
