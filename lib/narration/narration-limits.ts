/** A narration is one job of up to a million characters (document 2, Limits), cut into tasks that the vendor takes. */
export const narrationLimits = { maxCharacters: 1_000_000 } as const;
