import { platformPaths, type VendorNames, videoPaths } from './names.ts';

/** What the studio must know of a create call, whatever its body: declared once for each endpoint of the documents. */
export interface Endpoint {
  path: (names: VendorNames) => string;
  /**
   * How its result is had: by document 1's query, by the result query of documents 2 and 3, or as the bytes of the
   * answer itself.
   */
  answer: 'video-task' | 'task-result' | 'audio-bytes';
  makes: 'video' | 'image' | 'audio' | 'text';
  /** It takes `callback_url` (document 1, generation only). */
  takesCallback: boolean;
  /** Files may stand in the body as Base64, or must be links that the vendor can fetch. */
  files: 'inline-or-link' | 'link-only';
}

const video = {
  answer: 'video-task',
  makes: 'video',
  takesCallback: false,
  files: 'inline-or-link',
} as const;
const image = {
  answer: 'task-result',
  makes: 'image',
  takesCallback: false,
  files: 'inline-or-link',
} as const;
const spoken = { answer: 'audio-bytes', makes: 'audio', takesCallback: false, files: 'link-only' } as const;

export const endpoints = {
  videoGeneration: { ...video, path: (names) => videoPaths(names).generation, takesCallback: true },
  videoRegeneration: { ...video, path: (names) => videoPaths(names).regeneration },
  contextRewrite: { ...video, path: (names) => videoPaths(names).contextRewrite, makes: 'text' },
  longSpeech: { ...spoken, path: (names) => platformPaths(names).longSpeech, answer: 'task-result' },
  flashSpeech: { ...spoken, path: (names) => platformPaths(names).flashSpeech },
  multilingualSpeech: { ...spoken, path: (names) => platformPaths(names).multilingualSpeech },
  referenceVideo: {
    path: (names) => platformPaths(names).referenceVideo,
    answer: 'task-result',
    makes: 'video',
    takesCallback: false,
    files: 'link-only',
  },
  kontext: { ...image, path: (names) => platformPaths(names).kontext },
  flex: { ...image, path: (names) => platformPaths(names).flex },
  pro: { ...image, path: (names) => platformPaths(names).pro },
} as const satisfies Record<string, Endpoint>;

/**
 * Whether a take of this endpoint waits out the team's undo window before it is sent: what takes minutes and costs
 * most does; a text or a spoken line is wanted at once.
 */
export function hasUndoWindow({ answer, makes }: Endpoint): boolean {
  return answer !== 'audio-bytes' && makes !== 'text';
}
