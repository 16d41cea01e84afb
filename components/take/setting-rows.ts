import { describeValues } from '#lib/tools/define-tool.ts';
import { findTool } from '#lib/tools/registry.ts';
import { findVoice } from '#lib/voices/catalogue.ts';
import { voiceTitle } from '#lib/voices/voice.ts';

export interface SettingRow {
  label: string;
  value: string;
}

/**
 * What a take was made with, in the words of its form: all of the usual settings, and of the rare ones those that were
 * changed. The model is said elsewhere. Needs every tool's declaration: load it on demand.
 */
export function settingRows(toolName: string, input: unknown): SettingRow[] {
  const tool = findTool(toolName);
  if (!tool) return [];
  const fields = new Map(Object.entries(tool.fields).map(([key, field]) => [field.label, { key, field }]));
  const usual = new Map(describeValues(tool, tool.initial).map(({ label, value }) => [label, value]));
  return describeValues(tool, input).flatMap(({ label, value }) => {
    const found = fields.get(label);
    if (!found || found.key === 'model') return [];
    const { field } = found;
    if (field.isRare && usual.get(label) === value) return [];
    if (field.control !== 'voice-picker')
      return [{ label, value: value.replace(/^(\d+)\*(\d+)$/, '$1 × $2') }];
    const voice = findVoice(field.family, value);
    return [{ label, value: voice ? voiceTitle(voice) : value }];
  });
}
