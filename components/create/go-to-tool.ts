import { type CreateTool, paths } from '#lib/paths.ts';

/** Shows another tool at once: Next follows the address, and the server need not be asked for what is already here. */
export function goToTool(tool: CreateTool): void {
  window.history.pushState(null, '', paths.create(tool));
}
