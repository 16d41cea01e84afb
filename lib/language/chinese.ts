import type { Sentences } from './text.ts';

/** Every sentence of the studio in Chinese (simplified). */
export const chinese: Sentences = {};
