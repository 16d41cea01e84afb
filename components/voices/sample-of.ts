import { formatMoney } from '#lib/money.ts';
import { isOpen } from '#lib/tasks/take-view.ts';
import { sampleBill } from '#lib/voices/sample-line.ts';
import type { SampleView, VoiceShelf } from '#lib/voices/voice-view.ts';
import type { TaskState } from '#prisma/client/enums.ts';
import type { VoiceEntry } from './voice-entries.ts';

/** Where a voice's sample stands. */
export type SampleState =
  | { is: 'none' }
  | { is: 'speaking'; state: TaskState }
  | { is: 'ready'; sample: SampleView & { url: string } }
  /** Nobody knows whether it was made: a person decides on its own page. */
  | { is: 'unclear'; taskId: string }
  | { is: 'failed'; sample: SampleView };

export function sampleOf(samples: readonly SampleView[], { family, id }: VoiceEntry): SampleState {
  const sample = samples.find((one) => one.family === family && one.voiceId === id);
  if (!sample || sample.state === 'cancelled') return { is: 'none' };
  const { state, url, taskId } = sample;
  if (url !== undefined) return { is: 'ready', sample: { ...sample, url } };
  if (isOpen(state)) return { is: 'speaking', state };
  return state === 'unclear' ? { is: 'unclear', taskId } : { is: 'failed', sample };
}

/** "est. USD 0.0052", or that the operator has set no price. */
export function samplePrice(
  { family, language }: VoiceEntry,
  { prices }: Pick<VoiceShelf, 'prices'>,
): string {
  const bill = sampleBill(family, language, prices);
  return bill.isPriced ? `est. ${formatMoney(bill.totalMicros, bill.currency)}` : 'price not set';
}
