import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { type SpeechInput, speechTool } from '#lib/tools/speech.ts';
import { shortSpeechLimits } from '#lib/vendor/speech-limits.ts';

/**
 * What makes a text go on from a take: the words before it, and the vendor's ids of the samples before it, as many as
 * it takes, where it gave any (spec 2, previous_text and previous_request_ids).
 */
export function goOnFrom(
  take: Pick<TakeDetail, 'id' | 'input' | 'sampleId'>,
): Pick<SpeechInput, 'goesOnFrom' | 'previousText' | 'previousRequestIds'> {
  const { text, previousRequestIds } = speechTool.recall(take.input);
  const ids = take.sampleId === undefined ? [] : [...previousRequestIds, take.sampleId];
  return {
    goesOnFrom: take.id,
    previousText: text,
    previousRequestIds: ids.slice(-shortSpeechLimits.listed.max),
  };
}
