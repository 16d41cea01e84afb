/** What our dictionary takes; the documents give no limits for it. */
export const pronunciationLimits = {
  maxTextLength: 200,
  maxReplacementLength: 400,
  maxEntries: 500,
} as const;
