import type { MediaFacts } from '#lib/vendor/media-facts.ts';

/** What the media process is asked to do. Files are named by path, so that no media crosses between processes. */
export interface ProbeJob {
  kind: 'probe';
  path: string;
}

/** A picture, video or sound that must be seen or heard in the result. */
export interface RenderReference {
  kind: MediaFacts['kind'];
  /** Absent for a vendor file, of which only the name is known. */
  path?: string | undefined;
  name: string;
  /** Width divided by height of a picture or a film. */
  aspect?: number | undefined;
}

/** A new video: `frameCount` frames of `width` x `height` at 24 frames a second. */
export interface RenderJob {
  kind: 'render';
  outputPath: string;
  width: number;
  height: number;
  frameCount: number;
  /** Two jobs with different seeds look and sound different. */
  seed: string;
  prompt: string;
  firstFramePath?: string | undefined;
  lastFramePath?: string | undefined;
  references: RenderReference[];
}

/** A finished video drawn again at `width` x `height`, with its own sound. */
export interface MasterJob {
  kind: 'master';
  sourcePath: string;
  outputPath: string;
  width: number;
  height: number;
  frameCount: number;
  hasWatermark: boolean;
}

/** A picture of `width` x `height`: drawn from words, or an edit of the given pictures. */
export interface PictureJob {
  kind: 'picture';
  outputPath: string;
  width: number;
  height: number;
  /** The same seed, prompt and pictures always give the same bytes. */
  seed: string;
  prompt: string;
  /** The model's name, at the foot of the picture. */
  label: string;
  /** How strongly the words are followed, 1 to 20. */
  guidanceScale: number;
  /** The first one is edited, the others are put into it. */
  picturePaths: string[];
}

/** A new video in which every clip is seen: `character1` to `character3` in their order. */
export interface ReferenceFilmJob {
  kind: 'reference-film';
  outputPath: string;
  width: number;
  height: number;
  seconds: number;
  seed: string;
  prompt: string;
  clips: { path: string; aspect: number }[];
  /** The sound of the film, in place of one of its own. */
  trackPath?: string | undefined;
  /** Whether it has a sound of its own when it is given none. */
  hasSound: boolean;
  /** Several shots rather than one. */
  hasCuts: boolean;
  hasWatermark: boolean;
}

/** What makes the file of a result. */
export type DrawingJob = RenderJob | MasterJob | PictureJob | ReferenceFilmJob;
export type MediaJob = ProbeJob | DrawingJob;

/** What a probe found: facts, or in words why the file cannot be used. */
export type ProbeAnswer = { facts: MediaFacts } | { unreadable: string };

export interface MediaAnswers {
  probe: ProbeAnswer;
  render: null;
  master: null;
  picture: null;
  'reference-film': null;
}
