import type { TaskState } from '#prisma/client/enums.ts';
import type { FailureKind, TaskFailure } from './task-failure.ts';

/** A failure in plain words: what it is, what happened, what was charged, what to do. */
export interface FailureWords {
  title: string;
  happened: string;
  charged: string;
  todo: string;
}

const nothingCharged = 'Nothing was charged.';
const failedIsFree = 'Failed tasks are not charged.';
const maybeCharged = 'It is not known whether it was charged: the vendor charges for what it has made.';
const wasCharged = 'The vendor charges for finished results, so this was most likely charged.';

const words: Record<FailureKind, FailureWords> = {
  'invalid-request': {
    title: 'The vendor refused the request',
    happened: 'A setting or an input does not follow the vendor’s rules.',
    charged: nothingCharged,
    todo: 'Read the vendor’s words below, change the setting or input that they name, and generate again.',
  },
  'sensitive-input': {
    title: 'The input was refused as sensitive',
    happened: 'The vendor’s content check stopped the prompt or one of the inputs.',
    charged: nothingCharged,
    todo: 'Reword the prompt or exchange the picture, video or sound that could be the reason, and try again.',
  },
  'sensitive-output': {
    title: 'The result was refused as sensitive',
    happened: 'The vendor made something that its own content check then held back.',
    charged: failedIsFree,
    todo: 'Reword the prompt, or try once more: another take may come out differently.',
  },
  'no-balance': {
    title: 'The vendor account is empty',
    happened: 'The balance or quota of the vendor account does not cover this task.',
    charged: nothingCharged,
    todo: 'Ask whoever runs the studio to top up the account, then generate again.',
  },
  'key-refused': {
    title: 'The vendor does not accept the studio’s key',
    happened: 'The API key is missing, wrong or expired.',
    charged: nothingCharged,
    todo: 'Ask whoever runs the studio to check VENDOR_API_KEY and VENDOR_BASE_URL.',
  },
  'usage-limit': {
    title: 'The vendor account has reached its limit',
    happened: 'The account’s usage limit for this period is used up.',
    charged: nothingCharged,
    todo: 'Wait until the limit renews, or ask whoever runs the studio to raise it.',
  },
  'callback-unreachable': {
    title: 'The vendor could not reach the studio',
    happened: 'The vendor checks that it can call the studio back at PUBLIC_URL, and that failed.',
    charged: nothingCharged,
    todo: 'Ask whoever runs the studio to make PUBLIC_URL reachable from the internet, or to leave it unset.',
  },
  'vendor-trouble': {
    title: 'The vendor is in trouble',
    happened: 'The vendor answered several times that it has a fault of its own.',
    charged: nothingCharged,
    todo: 'Try again in a few minutes.',
  },
  'vendor-failed': {
    title: 'The vendor could not make it',
    happened: 'The task was accepted and failed while it was being made.',
    charged: failedIsFree,
    todo: 'Read the vendor’s words below. If they name an input, change it; otherwise try again.',
  },
  'vendor-cancelled': {
    title: 'Cancelled at the vendor',
    happened: 'The vendor says that this task was cancelled there.',
    charged: 'Cancelled tasks are not charged.',
    todo: 'Generate again if you still want it.',
  },
  expired: {
    title: 'The task expired at the vendor',
    happened: 'The vendor gave the task up before it was finished.',
    charged: failedIsFree,
    todo: 'Generate again.',
  },
  'wrong-address': {
    title: 'This is not the vendor’s interface',
    happened: 'The address that the studio calls did not answer as the vendor does.',
    charged: nothingCharged,
    todo: 'Ask whoever runs the studio to check VENDOR_BASE_URL and the brand names.',
  },
  'too-large': {
    title: 'The inputs are too large to send',
    happened: 'The request with its files inside is larger than the 64 MB that the vendor takes.',
    charged: 'Nothing was sent, nothing was charged.',
    todo: 'Use smaller or fewer files. With PUBLIC_URL or S3 set, files go as links and this limit is gone.',
  },
  'input-missing': {
    title: 'An input could not be read',
    happened: 'A file that this take needs is no longer in the library or cannot be sent.',
    charged: 'Nothing was sent, nothing was charged.',
    todo: 'Reuse the settings, add the file again, and generate.',
  },
  'cannot-link': {
    title: 'The vendor cannot fetch files from this studio',
    happened:
      'This endpoint takes files as links only, and nothing of this studio can be reached from outside.',
    charged: 'Nothing was sent, nothing was charged.',
    todo: 'Ask whoever runs the studio to set PUBLIC_URL or S3, or use links that the vendor can follow.',
  },
  'not-reachable': {
    title: 'The vendor cannot be reached',
    happened: 'No connection to the vendor could be made for a day.',
    charged: 'Nothing was sent, nothing was charged.',
    todo: 'Ask whoever runs the studio to check the network and VENDOR_BASE_URL, then generate again.',
  },
  unclear: {
    title: 'Sent, but no clear answer came back',
    happened:
      'The request left the studio, and then the connection broke or something else answered in the vendor’s place. Nobody knows yet whether the vendor made it.',
    charged: maybeCharged,
    todo: 'The studio does not send it again by itself. Look in the vendor’s console: if the task is there, paste its id. If it is not, send it again or close it.',
  },
  'unclear-sound': {
    title: 'Sent, but no whole sound came back',
    happened:
      'The request left the studio, and then the sound broke off or something else came in its place. The vendor answers with the sound itself and keeps no copy to ask for.',
    charged: 'It is not known whether it was charged: the vendor charges when it has spoken.',
    todo: 'The studio does not send it again by itself. Send it again, which may be billed twice, or close it.',
  },
  'saving-trouble': {
    title: 'Made, not yet saved',
    happened: 'The vendor made the result, and downloading it has not worked yet.',
    charged: wasCharged,
    todo: 'The studio keeps trying until the vendor’s seven days are over. “Try now” tries at once.',
  },
  'joining-trouble': {
    title: 'All parts are made, not yet joined',
    happened: 'Every part lies in the studio’s own storage, and putting them together has not worked yet.',
    charged: 'Each part was charged when it was made.',
    todo: 'The studio keeps trying. “Try now” tries at once; each part can be heard and downloaded below.',
  },
  lost: {
    title: 'The result could not be saved in time',
    happened: 'The vendor keeps results for seven days, and none of the tries to download it worked.',
    charged: wasCharged,
    todo: 'Send the request id below to the vendor’s support, or generate again.',
  },
  closed: {
    title: 'Closed without a result',
    happened: 'The answer of the vendor was never read, and a person closed this take.',
    charged: maybeCharged,
    todo: 'Generate again if you still want it.',
  },
  'part-failed': {
    title: 'A part of the narration is missing',
    happened: 'Not every part could be made, so they were not joined. Those that were made are kept.',
    charged: 'Each part that was made was charged; see the parts below.',
    todo: 'Look at the parts below: make those anew that failed, and decide about one without a clear answer.',
  },
  unexpected: {
    title: 'Something went wrong in the studio',
    happened: 'This take could not be carried on.',
    charged: 'See the history below for how far it came.',
    todo: 'Try again. If it happens again, show whoever runs the studio the time and the words below.',
  },
};

/** What a business code or reason says better than the kind alone (spec 0, "Business codes"). */
const byCode: Record<string, Partial<FailureWords>> = {
  '1042': {
    title: 'Too many invisible characters',
    happened: 'The prompt holds more invisible or control characters than the vendor takes.',
    todo: 'Type the prompt again, or paste it as plain text.',
  },
  ILLEGAL_PROMPT: { happened: 'The vendor’s content check stopped the prompt.', todo: 'Reword the prompt.' },
  ILLEGAL_IMAGE_CONTENT: {
    happened: 'The vendor’s content check stopped one of the pictures.',
    todo: 'Exchange the picture.',
  },
  IMAGE_FILE_EXCEEDS_MAX_SIZE: {
    title: 'A picture is too large',
    happened: 'One of the pictures is larger than the vendor takes.',
    todo: 'Use a smaller picture (30 MB at most).',
  },
  INVALID_IMAGE_FORMAT: {
    title: 'A picture cannot be read',
    happened: 'The vendor could not read one of the pictures.',
    todo: 'Use JPG, PNG, WEBP, HEIC or HEIF.',
  },
  INVALID_AUDIO_FILE: {
    title: 'A sound file cannot be read',
    happened: 'The vendor could not read one of the sound files.',
    todo: 'Use WAV or MP3.',
  },
};

/**
 * Explains a failed, unclear, lost or not yet saved take. Decided by kind and code, never by the vendor's prose,
 * which stays beside it to be read and copied.
 */
export function explainFailure(failure: TaskFailure, state: TaskState): FailureWords {
  const plain = words[failure.kind];
  if (state === 'cancelled') {
    return { ...plain, title: 'Taken back', happened: 'It never left the studio.', charged: nothingCharged };
  }
  return { ...plain, ...(failure.code ? byCode[failure.code] : undefined) };
}
