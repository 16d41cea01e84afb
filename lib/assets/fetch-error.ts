import { ForbiddenAddress } from './public-address.ts';

/** Why a body broke off; `code` as in `downloadToFile`. */
export class FetchError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const reasons: Record<string, { code: string; message: string }> = {
  UND_ERR_CONNECT_TIMEOUT: { code: 'timeout', message: 'The server did not answer in time.' },
  UND_ERR_HEADERS_TIMEOUT: { code: 'timeout', message: 'The server did not answer in time.' },
  UND_ERR_BODY_TIMEOUT: { code: 'timeout', message: 'The download stopped halfway.' },
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: {
    code: 'truncated',
    message: 'The download broke off before its end.',
  },
};

/** A failed call in words; the cause may hide one level down. */
export function explainFetch(error: unknown): { code: string; message: string } {
  if (error instanceof FetchError) return error;
  if (error instanceof ForbiddenAddress) {
    return {
      code: 'forbidden-address',
      message: 'The link leads into a private network and was not followed.',
    };
  }
  if (!(error instanceof Error)) return { code: 'unreachable', message: 'The link cannot be reached.' };
  if (error.name === 'TimeoutError') {
    return { code: 'timeout', message: 'The download took longer than it may.' };
  }
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'UND_ERR_SOCKET') return { code: 'truncated', message: 'The connection broke off.' };
  if (error.cause) return explainFetch(error.cause);
  return (
    reasons[code] ?? {
      code: 'unreachable',
      message: `The link cannot be reached (${code || error.message}).`,
    }
  );
}
