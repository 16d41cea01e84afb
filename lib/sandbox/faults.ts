import { z } from 'zod';

/** What can be made to go wrong on the next calls; the help page describes each. */
export const faultKinds = [
  'rate_limit',
  'server_error',
  'hang',
  'reset_after_accept',
  'gateway_timeout_after_accept',
  'no_balance',
  'sensitive_input',
  'fail_task',
  'unknown_status',
  'expired_link',
  'slow_download',
  'truncated_download',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The calls a fault may be kept for; without it the first call that fits takes it. */
export const faultTargets = ['create', 'query'] as const;
export type FaultTarget = (typeof faultTargets)[number];

export interface ArmedFault {
  kind: FaultKind;
  times: number;
  on?: FaultTarget | undefined;
  /** Kept for calls whose path contains this. */
  path?: string | undefined;
  /** So many calls that fit are let through first. */
  after?: number | undefined;
}

/** The call that a fault may be for. */
export interface FaultedCall {
  target?: FaultTarget;
  path?: string;
}

/** The body of POST /_sandbox/faults. `times: 0` disarms the kind. */
export const armBody = z.object({
  kind: z.enum(faultKinds),
  times: z.int().min(0).max(10_000).default(1),
  on: z.enum(faultTargets).optional(),
  path: z.string().min(1).max(200).optional(),
  after: z.int().min(0).max(10_000).optional(),
});

/** The armed faults, in the order in which they were armed. */
export class Faults {
  #armed: ArmedFault[];

  constructor(armed: readonly ArmedFault[] = []) {
    this.#armed = armed.map((one) => ({ ...one }));
  }

  /** Arms a kind anew: what was left of the same kind, target and path is replaced. */
  arm(fault: ArmedFault): void {
    this.#armed = this.#armed.filter(
      (one) => one.kind !== fault.kind || one.on !== fault.on || one.path !== fault.path,
    );
    if (fault.times > 0) this.#armed.push({ ...fault });
  }

  clear(): void {
    this.#armed = [];
  }

  list(): ArmedFault[] {
    return this.#armed.map((one) => ({ ...one }));
  }

  /** Uses up the first armed fault of these kinds that fits the call. */
  take(kinds: readonly FaultKind[], call: FaultedCall = {}): FaultKind | undefined {
    const fault = this.#armed.find((one) => kinds.includes(one.kind) && fits(one, call));
    if (!fault) return undefined;
    if (fault.after) {
      fault.after -= 1;
      return undefined;
    }
    fault.times -= 1;
    if (fault.times === 0) this.#armed = this.#armed.filter((one) => one !== fault);
    return fault.kind;
  }
}

function fits({ on, path }: ArmedFault, call: FaultedCall): boolean {
  const isTarget = on === undefined || on === call.target;
  return isTarget && (path === undefined || call.path?.includes(path) === true);
}
