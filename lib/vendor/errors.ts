import { z } from 'zod';

/** A non-2xx answer, read from either error shape or from a body that is neither (spec 0, "Errors come in two shapes"). */
export interface VendorError {
  httpStatus: number;
  /** The vendor's own business code ("2013") or reason ("RATE_LIMIT_EXCEEDED"); undefined when it gave none. */
  code?: string | undefined;
  /** The vendor's own words, or a sentence with the status when there were none. At most 500 characters. */
  message: string;
  requestId?: string | undefined;
  /** `document` and `platform` are the vendor's error objects; `unreadable` is a proxy's page or nothing. */
  shape: 'document' | 'platform' | 'unreadable';
  retryAfterSeconds?: number | undefined;
}

const documentError = z.looseObject({
  error: z.looseObject({
    type: z.string().optional(),
    message: z.string(),
    http_code: z.coerce.string().optional(),
  }),
  request_id: z.string().optional(),
});

const platformError = z
  .looseObject({
    code: z.union([z.string(), z.number()]).optional(),
    reason: z.string().optional(),
    message: z.string().optional(),
  })
  .refine((body) => body.reason !== undefined || body.message !== undefined);

/** Reads the answer of a refused call. Never throws: an HTML page or an empty body becomes a sentence. */
export function readVendorError(httpStatus: number, body: string, headers: Headers): VendorError {
  const common = {
    httpStatus,
    requestId: requestIdOf(headers),
    retryAfterSeconds: retryAfterSeconds(headers.get('retry-after')),
  };
  const json = parseJson(body);
  const document = documentError.safeParse(json);
  if (document.success) {
    const { message } = document.data.error;
    return {
      ...common,
      shape: 'document',
      message: message.slice(0, 500),
      code: /\((\d{4})\)\s*$/.exec(message)?.[1],
      requestId: document.data.request_id?.slice(0, 200) ?? common.requestId,
    };
  }
  const platform = platformError.safeParse(json);
  if (platform.success) {
    const { code, reason, message } = platform.data;
    return {
      ...common,
      shape: 'platform',
      message: (message || reason || `HTTP ${httpStatus}`).slice(0, 500),
      code: (reason || (code === undefined ? undefined : String(code)))?.slice(0, 100),
    };
  }
  return {
    ...common,
    shape: 'unreadable',
    message: `The answer was HTTP ${httpStatus} without a readable error.`,
  };
}

/** The vendor's id of a call; the endpoints that answer with sound name it without the `x`. */
export function requestIdOf(headers: Headers): string | undefined {
  return (headers.get('request-id') ?? headers.get('x-request-id'))?.slice(0, 200);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Retry-After as seconds: a number, or the time until an HTTP date. */
function retryAfterSeconds(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000);
}
