import type { EnhanceInput, MasterInput, VideoInput } from './inputs.ts';

/** What each form starts with; apart from the rules, so that a form can start before the rules of others are loaded. */

export const videoDefaults: VideoInput = {
  prompt: '',
  model: 'H3',
  resolution: '768P',
  durationSeconds: 5,
  ratio: '16:9',
  media: [],
};

export const masterDefaults: MasterInput = { prompt: '', media: [], hasWatermark: false };

export const enhanceDefaults: EnhanceInput = { prompt: '', media: [] };
