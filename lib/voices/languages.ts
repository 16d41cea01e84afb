import { languageBoosts } from '#lib/vendor/speech-limits.ts';

const spoken: Readonly<Record<string, string>> = { Chinese: 'Mandarin', 'Chinese,Yue': 'Cantonese' };

/** The languages that a voice can be said to speak: those of document 2 under their everyday names. */
export const voiceLanguages: readonly string[] = languageBoosts
  .filter((language) => language !== 'auto')
  .map((language) => spoken[language] ?? language);
