/** Prompts to start from, each showing another strength: camera, light, sound, motion. */
export const examples = [
  'A lighthouse at dusk in heavy rain. The camera circles slowly as the lamp sweeps across the sea. Distant thunder.',
  'Macro shot of a watchmaker setting a tiny gear by lamplight, dust in the beam, the tick of the movement growing louder.',
  'An orange cat walks along a balcony rail above a night market, neon reflected in the wet street below. Handheld, shallow focus.',
] as const;
