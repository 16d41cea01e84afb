import type { VendorError } from '#lib/vendor/errors.ts';
import type { TaskReport } from '#lib/vendor/task-report.ts';
import type { FailureKind, TaskFailure } from './task-failure.ts';

/** Business codes and reasons (spec 0, "Business codes"); what is not here is told by the HTTP status. */
const kindOfCode: Record<string, FailureKind> = {
  '1000': 'vendor-trouble',
  '1001': 'vendor-trouble',
  '1004': 'key-refused',
  '1008': 'no-balance',
  '1024': 'vendor-trouble',
  '1026': 'sensitive-input',
  '1027': 'sensitive-output',
  '1033': 'vendor-trouble',
  '1042': 'invalid-request',
  '2013': 'invalid-request',
  '2049': 'key-refused',
  '2056': 'usage-limit',
  BILLING_BALANCE_NOT_ENOUGH: 'no-balance',
  CREATE_TASK_FAILED: 'vendor-trouble',
  ILLEGAL_IMAGE_CONTENT: 'sensitive-input',
  ILLEGAL_PROMPT: 'sensitive-input',
  IMAGE_FILE_EXCEEDS_MAX_SIZE: 'invalid-request',
  INVALID_API_KEY: 'key-refused',
  INVALID_AUDIO_FILE: 'invalid-request',
  INVALID_IMAGE_FORMAT: 'invalid-request',
  INVALID_REQUEST_BODY: 'invalid-request',
  MISSING_API_KEY: 'key-refused',
  TASK_FAILED: 'vendor-failed',
};

const kindOfStatus: Record<number, FailureKind> = {
  401: 'key-refused',
  402: 'no-balance',
  403: 'key-refused',
  404: 'wrong-address',
  405: 'wrong-address',
  413: 'too-large',
  422: 'sensitive-input',
};

/** A refused create call as it is kept on the task. Decided by reason, code and status. */
export function failureOfError(error: VendorError): TaskFailure {
  const { httpStatus, code, message, requestId } = error;
  return { kind: kindOfError(error), code, message, httpStatus, requestId };
}

function kindOfError({ httpStatus, code, message, shape }: VendorError): FailureKind {
  // The documents name this refusal by its words alone (spec 0, "Callbacks").
  if (httpStatus === 400 && /fail to check callback url/i.test(message)) return 'callback-unreachable';
  const byCode = code ? kindOfCode[code] : undefined;
  if (byCode) return byCode;
  if (httpStatus >= 500) return 'vendor-trouble';
  const byStatus = kindOfStatus[httpStatus];
  if (byStatus) return byStatus;
  const isVendor = shape !== 'unreadable' && httpStatus >= 400;
  return isVendor ? 'invalid-request' : 'wrong-address';
}

/** A task that the vendor reports as failed, cancelled or expired. */
export function failureOfTask({ status, statusWord, failure }: TaskReport): TaskFailure {
  const message = (failure?.message || `The vendor gave no reason (status ${statusWord}).`).slice(0, 500);
  if (status === 'cancelled') return { kind: 'vendor-cancelled', message };
  if (/^(?:TASK_STATUS_)?expired$/i.test(statusWord)) return { kind: 'expired', message };
  const { code } = failure ?? {};
  const kind = (code ? kindOfCode[code] : undefined) ?? 'vendor-failed';
  return { kind: kind === 'vendor-trouble' ? 'vendor-failed' : kind, code, message };
}
