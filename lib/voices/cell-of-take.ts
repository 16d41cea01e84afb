import type { Task } from '#prisma/client/client.ts';
import { cellKey } from './casting-plan.ts';
import { isEmotion } from './voice-settings.ts';

/** Which square of its sheet a take belongs to, by what it was asked for. */
export function cellOfTake({ tool, input }: Pick<Task, 'tool' | 'input'>): string {
  const { voiceId, emotion }: Partial<Record<string, unknown>> = { ...Object(input) };
  const family = tool === 'speech' ? 'short' : 'long';
  return cellKey({ family, id: String(voiceId) }, isEmotion(emotion) ? emotion : null);
}
