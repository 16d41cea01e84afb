import { type TrayItem, trayHindrance } from '#components/tray/tray-item.ts';
import type { Problem } from '#lib/tools/tool.ts';
import { fieldOf, type GenerateControl } from './use-generate.ts';

/** An upload under way or a broken file, as a problem of the tray. */
export function hindranceOf(tray: readonly TrayItem[]): Problem[] {
  const message = trayHindrance(tray);
  return message ? [{ field: 'media', message }] : [];
}

/**
 * What the form says now: rules broken by what is there at once; what is only missing after a click has been tried;
 * and what the server refused at its field.
 */
export function problemsToShow(
  found: readonly Problem[],
  { hasTried, refusal }: GenerateControl,
  atClick: readonly Problem[],
): Problem[] {
  const field = refusal && fieldOf(refusal);
  return [
    ...found.filter((problem) => hasTried || !problem.isMissing),
    ...(hasTried ? atClick : []),
    ...(refusal && field ? [{ field, message: refusal.message }] : []),
  ];
}
