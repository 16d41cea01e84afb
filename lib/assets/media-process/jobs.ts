import { z } from 'zod';

/**
 * What is asked of the media process and what it answers. Files of strangers are unpacked there and nowhere else:
 * a decoder that crashes, hangs or eats memory takes no one with it, and the process holds no secret.
 */
const kind = z.enum(['image', 'video', 'audio']);

const probedMedia = z.object({
  kind,
  format: z.string(),
  mimeType: z.string(),
  sizeBytes: z.int(),
  width: z.int().optional(),
  height: z.int().optional(),
  durationSeconds: z.number().optional(),
  framesPerSecond: z.number().optional(),
  frameCount: z.int().optional(),
  videoCodec: z.string().optional(),
  audioCodec: z.string().optional(),
  hasAudio: z.boolean().optional(),
});

/** Something made from a file, written to the job's `target`. */
const madeFile = z.object({
  mimeType: z.string(),
  sizeBytes: z.int(),
  width: z.int().optional(),
  height: z.int().optional(),
});
export type MadeFile = z.infer<typeof madeFile>;

const soundFormat = z.enum(['mp3', 'wav', 'flac']);

/** Several sounds that have become one. */
const joinedSound = z.object({
  /** Not always the one that was asked for: see `joinSounds`. */
  format: soundFormat,
  mimeType: z.string(),
  sizeBytes: z.int(),
  /** How long each part is in it. */
  partSeconds: z.array(z.number()),
  chapters: z.array(z.object({ title: z.string(), startSeconds: z.number(), isExact: z.boolean() })),
});
export type JoinedSound = z.infer<typeof joinedSound>;

export const mediaJob = z.discriminatedUnion('do', [
  z.object({ do: z.literal('probe'), path: z.string() }),
  z.object({ do: z.literal('poster'), path: z.string(), kind, target: z.string() }),
  z.object({ do: z.literal('rendition'), path: z.string(), target: z.string() }),
  z.object({ do: z.literal('square'), path: z.string(), target: z.string() }),
  z.object({ do: z.literal('preview'), path: z.string(), target: z.string() }),
  z.object({ do: z.literal('peaks'), path: z.string(), target: z.string() }),
  z.object({
    do: z.literal('join'),
    paths: z.array(z.string()).min(1),
    format: soundFormat,
    chapters: z.array(z.object({ title: z.string(), part: z.int(), share: z.number() })),
    target: z.string(),
  }),
]);
export type MediaJob = z.infer<typeof mediaJob>;

const refusal = z.object({
  ok: z.literal(false),
  failure: z.object({ code: z.string(), message: z.string() }),
});

export const probeAnswer = z.union([z.object({ ok: z.literal(true), value: probedMedia }), refusal]);
export const makeAnswer = z.union([z.object({ ok: z.literal(true), value: madeFile }), refusal]);
export const joinAnswer = z.union([z.object({ ok: z.literal(true), value: joinedSound }), refusal]);

/** How the media process ends when a decoder threw where nobody waited for it. */
export const brokenExitCode = 70;
