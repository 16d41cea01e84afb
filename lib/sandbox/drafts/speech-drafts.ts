import { longVoiceRule } from '#lib/sandbox/speech/voices/find-voice.ts';
import { longSpeechBody } from '#lib/vendor/speech.ts';
import { type DraftTask, parseBody } from './draft.ts';

/** The create call of document 2. */
export const draftLongSpeech: DraftTask = (body, { shape }) => {
  const parsed = parseBody(longSpeechBody, body, shape);
  if ('refused' in parsed) return parsed;
  const rule = longVoiceRule(parsed.value.voice_setting.voice_id);
  if (rule) return { refused: shape.invalidBody(rule) };
  return { media: [], wish: { kind: 'speech', body: parsed.value } };
};
