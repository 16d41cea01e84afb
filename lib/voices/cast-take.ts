import { narrationTool } from '#lib/tools/narration.ts';
import { speechTool } from '#lib/tools/speech.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import type { VoiceFamily } from './voice.ts';
import type { VoiceSettings } from './voice-settings.ts';

interface Line {
  family: VoiceFamily;
  voiceId: string;
  text: string;
  settings?: VoiceSettings | undefined;
}

/**
 * The tool and input by which a voice says a line: long voices narrate, short ones speak through the multilingual model,
 * which makes the most of a voice.
 */
export function lineTake({ family, voiceId, text, settings = {} }: Line): { tool: ToolName; input: object } {
  const { speed, pitch, emotion } = settings;
  const said = { text, voiceId, ...(speed === undefined ? {} : { speed }) };
  if (family === 'short') {
    const input = { ...speechTool.initial, ...said, model: 'multilingual', isStreamed: false };
    return { tool: speechTool.name, input };
  }
  const input = {
    ...narrationTool.initial,
    ...said,
    ...(pitch === undefined ? {} : { pitch }),
    ...(emotion === undefined ? {} : { emotion }),
  };
  return { tool: narrationTool.name, input };
}
