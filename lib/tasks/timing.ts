import { createCallMs } from '#lib/vendor/client.ts';
import { queryWindow } from '#lib/vendor/video-limits.ts';

/** Every interval of a task's life, in one place. */

/** Past the longest that a create call may take, the process that made it is taken to have died. */
export function sendLeaseMs(bodyBytes: number): number {
  return createCallMs(bodyBytes) + 30_000;
}
/** Saving renews its lease every `saveLeaseMs / 3`. */
export const saveLeaseMs = 30_000;
/** While the web process sends a take itself right after the click, the job stands back this long. */
export const directSendMs = 15_000;
/** A query takes 20 s at most; past this another process may ask. */
export const pollLeaseMs = 30_000;
/** Tries after a 500 that carries the vendor's own error object. */
export const vendorTroubleTries = 4;
/** No connection for so long: given up, nothing was sent. */
export const unreachableMs = 24 * 60 * 60 * 1000;
/** The vendor forgets a task after this; what is not saved by then is lost. */
export const queryWindowMs = queryWindow.days * 24 * 60 * 60 * 1000;

/** The n-th pause (from 1): doubles from `first` up to `most`, then up to a quarter is taken off at random. */
export function backoffMs(n: number, first: number, most: number, random: number): number {
  const full = Math.min(most, first * 2 ** Math.min(20, Math.max(0, n - 1)));
  return Math.round(full * (1 - random / 4));
}

/** The pause before query n + 1: from `pollSeconds`, growing by a fifth, to three times that (10 to 30 s). */
export function pollDelayMs(pollCount: number, pollSeconds: number, random: number): number {
  const full = Math.min(pollSeconds * 3, pollSeconds * 1.2 ** Math.min(20, pollCount));
  return Math.round(full * 1000 * (0.9 + random * 0.2));
}

export function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
