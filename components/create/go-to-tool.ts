import { paths } from '#lib/paths.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';

/** Shows another tool at once: Next follows the address, and the server need not be asked for what is already here. */
export function goToTool(tool: ToolName): void {
  window.history.pushState(null, '', paths.create(tool));
}
