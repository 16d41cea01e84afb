import { resolve } from 'node:path';
import { z } from 'zod';
import { vendorNamesFrom } from '#lib/vendor/names.ts';

const flagOrText = z.string().trim().min(1).optional();
const url = z
  .url({ protocol: /^https?$/, error: 'must be a web address, such as https://studio.example.com' })
  .transform((value) => value.replace(/\/+$/, ''));

function whole(least: number, most: number) {
  return z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    });
}

/** The operator's settings: one schema with defaults and cross-field rules, documented in `.env.example`. */
const settings = z
  .object({
    PORT: whole(0, 65_535).default(3000),
    /** The address that the web server listens on. */
    HOST: z.string().optional(),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((path) => resolve(path)),
    DATABASE_URL: z.string({ error: 'is needed' }).startsWith('postgres', 'must start with postgresql://'),
    PUBLIC_URL: url.optional(),
    AUTH_SECRET: z.string({ error: 'is needed' }).min(32, 'must have at least 32 characters'),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
    /** Letters go out through this mail server; without it none are sent. */
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://')
      .optional(),
    /** Whom letters come from: an address, or a name and an address. */
    MAIL_FROM: z
      .string()
      .trim()
      .regex(/^(?:[^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
        error: 'must be an e-mail address, or a name with one: Rushes <studio@example.com>',
      })
      .optional(),
    /** An OpenID provider by which people sign in. */
    OIDC_ISSUER: url.optional(),
    OIDC_CLIENT_ID: flagOrText,
    OIDC_CLIENT_SECRET: flagOrText,
    /** How people know it: it stands on the button. */
    OIDC_NAME: z.string().trim().min(1).max(40, 'must have at most 40 characters').default('single sign-on'),
    /** Origins on a private network that web hooks may lead to. */
    WEBHOOK_PRIVATE_ORIGINS: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((one) => URL.parse(one.trim())?.origin ?? [])),
    VENDOR_BASE_URL: url.optional(),
    VENDOR_API_KEY: flagOrText,
    /** Seconds before a task is first asked about; grows to three times this. */
    TASK_POLL_SECONDS: z.coerce.number().min(0.5).max(60).optional(),
    SANDBOX_PORT: whole(1, 65_535).default(4010),
    SANDBOX_API_KEY: z.string().default('sandbox-key'),
    S3_BUCKET: flagOrText,
    S3_ENDPOINT: url.optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: flagOrText,
    S3_SECRET_ACCESS_KEY: flagOrText,
    UPLOAD_MAX_MB: z.coerce.number().positive().max(4096).default(200),
    PRICES_FILE: flagOrText,
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .superRefine((value, context) => {
    const require = (present: unknown, missing: unknown, path: string, message: string) => {
      if (present && !missing) context.addIssue({ code: 'custom', path: [path], message });
    };
    require(value.VENDOR_BASE_URL, value.VENDOR_API_KEY, 'VENDOR_API_KEY', 'is needed with VENDOR_BASE_URL');
    require(value.ADMIN_EMAIL, value.ADMIN_PASSWORD, 'ADMIN_PASSWORD', 'is needed with ADMIN_EMAIL');
    require(value.SMTP_URL, value.MAIL_FROM, 'MAIL_FROM', 'is needed with SMTP_URL');
    require(value.SMTP_URL, value.PUBLIC_URL, 'PUBLIC_URL', 'is needed with SMTP_URL: letters hold links');
    require(value.OIDC_ISSUER, value.OIDC_CLIENT_ID, 'OIDC_CLIENT_ID', 'is needed with OIDC_ISSUER');
    require(value.OIDC_ISSUER, value.OIDC_CLIENT_SECRET, 'OIDC_CLIENT_SECRET', 'is needed with OIDC_ISSUER');
    require(value.OIDC_CLIENT_ID, value.OIDC_ISSUER, 'OIDC_ISSUER', 'is needed with OIDC_CLIENT_ID');
    require(value.S3_BUCKET, value.S3_ACCESS_KEY_ID, 'S3_ACCESS_KEY_ID', 'is needed with S3_BUCKET');
    require(value.S3_BUCKET, value.S3_SECRET_ACCESS_KEY, 'S3_SECRET_ACCESS_KEY', 'is needed with S3_BUCKET');
  });

/** Thrown when the environment is wrong; the message lists every variable with its rule. */
export class SettingsError extends Error {}

/** Reads and checks the settings. Empty variables count as absent. */
export function readSettings(variables: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`These settings are missing or wrong:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  const isSandbox = !value.VENDOR_BASE_URL;
  return {
    ...value,
    vendor: {
      isSandbox,
      baseUrl: value.VENDOR_BASE_URL ?? `http://127.0.0.1:${value.SANDBOX_PORT}`,
      apiKey: isSandbox ? value.SANDBOX_API_KEY : (value.VENDOR_API_KEY ?? ''),
      names: vendorNamesFrom(present),
    },
  };
}

export type Settings = ReturnType<typeof readSettings>;

let cached: Settings | undefined;

/** The settings of this process, read once at first use (a build needs none). */
export function env(): Settings {
  cached ??= readSettings(process.env);
  return cached;
}
