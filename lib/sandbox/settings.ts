import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type VendorNames, vendorNamesFrom } from '#lib/vendor/names.ts';
import { faultKinds } from './faults.ts';

/** How one sandbox behaves; `readSandboxSettings` makes it from the environment, tests write it by hand. */
export interface SandboxSettings {
  port: number;
  /** The key of the account; `otherKeys` are accounts of their own that cannot see its tasks. */
  apiKey: string;
  otherKeys: string[];
  /** How long a task takes at least; 0 = as soon as it is rendered. */
  seconds: number;
  /** How long every download link lives; without it each kind of result has the time that its document gives. */
  linkSeconds?: number | undefined;
  dataDir: string;
  /** Faults that are armed from the start. */
  faults: { kind: (typeof faultKinds)[number]; times: number }[];
  names: VendorNames;
}

/** `rate_limit:2,server_error` → two rate limits, then one server error. */
const faultList = z.string().transform((text, context) =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [name = '', times = '1'] = part.split(':').map((word) => word.trim());
      const kind = faultKinds.find((one) => one === name);
      if (kind && /^\d{1,4}$/.test(times)) return { kind, times: Number(times) };
      context.addIssue({
        code: 'custom',
        message: `"${part.trim()}" is not kind:times; kinds: ${faultKinds.join(', ')}`,
      });
      return z.NEVER;
    }),
);

const schema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(4010),
  SANDBOX_API_KEY: z.string().default('sandbox-key'),
  SANDBOX_OTHER_KEYS: z.string().default(''),
  SANDBOX_SECONDS: z.coerce.number().min(0).max(86_400).default(8),
  SANDBOX_LINK_SECONDS: z.coerce.number().min(1).max(604_800).optional(),
  SANDBOX_FAULTS: faultList.default([]),
  SANDBOX_DATA: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
});

/** Reads the sandbox's settings; empty variables count as absent. Throws with every wrong variable and its rule. */
export function readSandboxSettings(variables: Record<string, string | undefined>): SandboxSettings {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The sandbox cannot start with these settings:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  return {
    port: value.SANDBOX_PORT,
    apiKey: value.SANDBOX_API_KEY,
    otherKeys: value.SANDBOX_OTHER_KEYS.split(',')
      .map((key) => key.trim())
      .filter((key) => key !== ''),
    seconds: value.SANDBOX_SECONDS,
    linkSeconds: value.SANDBOX_LINK_SECONDS,
    dataDir: resolve(value.SANDBOX_DATA ?? join(value.DATA_DIR, 'sandbox')),
    faults: value.SANDBOX_FAULTS,
    names: vendorNamesFrom(present),
  };
}
