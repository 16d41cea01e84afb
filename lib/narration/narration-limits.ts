/** "1 million characters for transmission" (document 2); what is longer than one task takes is spoken in parts. */
export const narrationLimits = { maxCharacters: 1_000_000 } as const;
