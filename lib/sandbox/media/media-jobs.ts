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

export type MediaJob = ProbeJob | RenderJob | MasterJob;

/** What a probe found: facts, or in words why the file cannot be used. */
export type ProbeAnswer = { facts: MediaFacts } | { unreadable: string };

export interface MediaAnswers {
  probe: ProbeAnswer;
  render: null;
  master: null;
}
