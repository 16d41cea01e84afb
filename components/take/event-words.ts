import type { TakeEventView } from '#lib/tasks/take-view.ts';

/** What happened, as a sentence, for each fixed word of `TaskEvent.cause` (`lib/tasks/task-states.ts`). */
const words: Record<string, string> = {
  created: 'Made in the studio',
  released: 'Left the undo window',
  'taken-back': 'Taken back before it was sent',
  sending: 'Sent to the vendor',
  accepted: 'Accepted by the vendor',
  'accepted-late': 'Accepted by the vendor, after its answer was given up for lost',
  refused: 'Refused by the vendor',
  'rate-limited': 'The vendor asked to wait; it will be sent again',
  'not-sent': 'The vendor could not be reached; nothing was sent',
  'vendor-trouble': 'The vendor had trouble and made nothing; it will be sent again',
  'callback-unreachable': 'The vendor could not call the studio back; it will be sent without that',
  'cannot-send': 'Could not be sent',
  'no-clear-answer': 'Sent, but no clear answer came back',
  'lease-ended': 'The studio stopped while it was sending; nobody knows whether the vendor got it',
  running: 'The vendor is making it',
  made: 'The vendor has made it; copying it to our storage',
  'failed-there': 'Failed at the vendor',
  'unknown-there': 'The vendor does not know this task',
  'unknown-status': 'The vendor reported a state that is not in its documents; taken as running',
  'cannot-ask': 'The vendor could not be asked; it will be asked again',
  callback: 'The vendor called back',
  adopted: 'A person gave the vendor’s id',
  'send-again': 'A person chose to send it again',
  closed: 'A person closed it',
  'saving-failed': 'Copying did not work; it will be tried again',
  'save-now': 'A person asked to copy it now',
  saved: 'Stored and checked',
  'parts-running': 'Its parts are on their way',
  'parts-made': 'All parts are made; joining them',
  'parts-failed': 'Not all parts could be made',
  'part-redone': 'A person asked for parts to be made anew',
  'window-over': 'The vendor’s seven days are over',
};

export function eventWords({ cause }: TakeEventView): string {
  return words[cause] ?? cause;
}

/** The words of the vendor, when they add something: its task id and a first attempt are known without them. */
export function eventDetail({ cause, httpStatus, detail }: TakeEventView): string | undefined {
  if (cause.startsWith('accepted') || (cause === 'sending' && detail === 'attempt 1')) return undefined;
  const parts = [httpStatus && httpStatus >= 300 && `HTTP ${httpStatus}`, detail];
  return parts.filter(Boolean).join(': ') || undefined;
}
