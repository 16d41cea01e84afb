import { env } from '#lib/env.ts';

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type Level = Exclude<(typeof levels)[number], 'silent'>;

/** Names whose values never reach a log. */
const secret = /authorization|cookie|password|secret|api_?key|token(?!s)/i;

function write(level: Level, message: string, fields: Record<string, unknown>): void {
  if (levels.indexOf(level) < levels.indexOf(env().LOG_LEVEL)) return;
  const line = { at: new Date().toISOString(), level, message, ...fields };
  const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout;
  stream.write(`${JSON.stringify(line, redact)}\n`);
}

function redact(key: string, value: unknown): unknown {
  if (key && secret.test(key)) return '[redacted]';
  if (value instanceof Error)
    return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
  if (typeof value === 'bigint') return value.toString();
  return typeof value === 'string' && value.length > 2000 ? `${value.slice(0, 2000)}...` : value;
}

/** One JSON line per event; secrets are redacted by name and long strings are cut. */
export const log = {
  debug: (message: string, fields: Record<string, unknown> = {}) => write('debug', message, fields),
  info: (message: string, fields: Record<string, unknown> = {}) => write('info', message, fields),
  warn: (message: string, fields: Record<string, unknown> = {}) => write('warn', message, fields),
  error: (message: string, fields: Record<string, unknown> = {}) => write('error', message, fields),
};
