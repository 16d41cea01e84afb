import type { Endpoint } from '#lib/vendor/endpoints.ts';
import { enhanceTool } from './enhance.ts';
import { imageTool } from './image.ts';
import { masterTool } from './master.ts';
import { narrationTool } from './narration.ts';
import { referenceVideoTool } from './reference-video.ts';
import { speechTool } from './speech.ts';
import type { Tool } from './tool.ts';
import { isToolName, type ToolName } from './tool-names.ts';
import { videoTool } from './video.ts';

/** Every creation tool by its name: action, worker and gallery look it up here. */
export const tools: Record<ToolName, Tool> = {
  video: videoTool,
  master: masterTool,
  enhance: enhanceTool,
  'reference-video': referenceVideoTool,
  image: imageTool,
  speech: speechTool,
  narration: narrationTool,
};

/** A tool by a name that came from outside or from the database; undefined when there is none. */
export function findTool(name: string): Tool | undefined {
  return isToolName(name) ? tools[name] : undefined;
}

/** The endpoint that a stored take was or will be sent to; undefined for a tool that is no longer here. */
export function endpointOf(task: { tool: string; input: unknown }): Endpoint | undefined {
  const tool = findTool(task.tool);
  return tool?.endpoint(tool.recall(task.input));
}
