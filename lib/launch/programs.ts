import type { Variables } from './environment.ts';

/** A process of the studio and how it is run. */
export interface Program {
  name: 'web' | 'worker' | 'sandbox';
  args: string[];
  variables: Variables;
}

/** Kept from the sandbox: it stands for a stranger. */
const ownSecrets = [
  'DATABASE_URL',
  'AUTH_SECRET',
  'ADMIN_PASSWORD',
  'VENDOR_API_KEY',
  'S3_SECRET_ACCESS_KEY',
];

export interface ProgramOptions {
  isDev: boolean;
  port: number;
  host: string;
  variables: Variables;
}

/** How each process of the studio is run. */
export function programs({ isDev, port, host, variables }: ProgramOptions): Record<Program['name'], Program> {
  const all: Variables = {
    NODE_ENV: isDev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...variables,
  };
  const forSandbox: Variables = Object.fromEntries(
    Object.entries(all).filter(([name]) => !ownSecrets.includes(name)),
  );
  const next = ['node_modules/next/dist/bin/next', isDev ? 'dev' : 'start'];
  return {
    web: { name: 'web', args: [...next, '-p', String(port), '-H', host], variables: all },
    worker: { name: 'worker', args: ['lib/worker/main.ts'], variables: all },
    sandbox: { name: 'sandbox', args: ['lib/sandbox/main.ts'], variables: forSandbox },
  };
}
