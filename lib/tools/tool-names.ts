/** Every creation tool, in the order of its tab. A new tool begins here; the compiler names the places that follow. */
export const toolNames = [
  'video',
  'master',
  'enhance',
  'reference-video',
  'image',
  'speech',
  'narration',
] as const;
export type ToolName = (typeof toolNames)[number];

export function isToolName(value: unknown): value is ToolName {
  return toolNames.some((name) => name === value);
}
