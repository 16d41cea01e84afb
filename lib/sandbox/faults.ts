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
}

/** The body of POST /_sandbox/faults. `times: 0` disarms the kind. */
export const armBody = z.object({
  kind: z.enum(faultKinds),
  times: z.int().min(0).max(10_000).default(1),
  on: z.enum(faultTargets).optional(),
});

/** The armed faults, in the order in which they were armed. */
export class Faults {
  #armed: ArmedFault[];

  constructor(armed: readonly ArmedFault[] = []) {
    this.#armed = armed.map((one) => ({ ...one }));
  }

  /** Arms a kind anew: what was left of the same kind and target is replaced. */
  arm(fault: ArmedFault): void {
    this.#armed = this.#armed.filter((one) => one.kind !== fault.kind || one.on !== fault.on);
    if (fault.times > 0) this.#armed.push({ ...fault });
  }

  clear(): void {
    this.#armed = [];
  }

  list(): ArmedFault[] {
    return this.#armed.map((one) => ({ ...one }));
  }

  /** Uses up the first armed fault of these kinds that fits the call. */
  take(kinds: readonly FaultKind[], target?: FaultTarget): FaultKind | undefined {
    const fault = this.#armed.find(
      (one) => kinds.includes(one.kind) && (one.on === undefined || one.on === target),
    );
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times === 0) this.#armed = this.#armed.filter((one) => one !== fault);
    return fault.kind;
  }
}
