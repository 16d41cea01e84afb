import type { MediaKind } from '#prisma/client/enums.ts';

/**
 * A take as a guest's browser knows it. A list of what may be known and nothing else: it is not made of the team's view
 * of a take, so that what is added there never comes here by itself.
 */
export interface SharedTake {
  /** Its name in this link (`take-ref.ts`). */
  ref: string;
  kind: MediaKind;
  /** Every result that it made, in order; empty for a text. */
  files: SharedFile[];
  /** A name of the team's own, the prompt and the text that was made: only where the link shows prompts. */
  title?: string | undefined;
  prompt?: string | undefined;
  text?: string | undefined;
  /** Only where the link shows costs. */
  cost?: { micros: number; currency: string } | undefined;
  /** Only where the link shows names. */
  madeBy?: string | undefined;
}

export interface SharedFile {
  kind: Exclude<MediaKind, 'text'>;
  mimeType: string;
  url: string;
  width?: number | undefined;
  height?: number | undefined;
  durationSeconds?: number | undefined;
  framesPerSecond?: number | undefined;
  hasAudio: boolean;
  posterUrl?: string | undefined;
  posterWidth?: number | undefined;
  posterHeight?: number | undefined;
  /** A short muted clip of a video. */
  previewUrl?: string | undefined;
  /** How loud a sound is over its length: JSON `{ peaks }`. */
  peaksUrl?: string | undefined;
  /** Only where the link allows it. */
  saveUrl?: string | undefined;
}

/** What a guest may know of the link itself. */
export interface SharedSet {
  title: string;
  allowsComments: boolean;
  allowsDownload: boolean;
}

export interface SharedPage {
  takes: SharedTake[];
  /** Where the next page starts; null at the end. */
  nextCursor: string | null;
}

/** What guests of one link have written about a take: what the team writes stays with the team. */
export interface SharedComment {
  id: string;
  name: string;
  text: string;
  outputIndex: number;
  timeSeconds?: number | undefined;
  createdAt: string;
}
