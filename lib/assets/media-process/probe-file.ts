import { open, stat } from 'node:fs/promises';
import * as mediabunny from 'mediabunny';
import type { ProbedMedia } from '../probe-media.ts';
import { MediaError } from './media-error.ts';
import { measurePicture, openPicture } from './open-picture.ts';
import { openTimed } from './open-timed.ts';
import { type PictureFormat, pictureMimeTypes, sniffPicture } from './sniff-picture.ts';

/** Container → our word for it, and its types with and without a picture. */
const containers = new Map<mediabunny.InputFormat, { format: string; video: string; audio: string }>([
  [mediabunny.MP4, { format: 'mp4', video: 'video/mp4', audio: 'audio/mp4' }],
  [mediabunny.QTFF, { format: 'mov', video: 'video/quicktime', audio: 'audio/mp4' }],
  [mediabunny.WEBM, { format: 'webm', video: 'video/webm', audio: 'audio/webm' }],
  [mediabunny.MATROSKA, { format: 'mkv', video: 'video/x-matroska', audio: 'audio/x-matroska' }],
  [mediabunny.WAVE, { format: 'wav', video: 'audio/wav', audio: 'audio/wav' }],
  [mediabunny.MP3, { format: 'mp3', video: 'audio/mpeg', audio: 'audio/mpeg' }],
  [mediabunny.OGG, { format: 'ogg', video: 'audio/ogg', audio: 'audio/ogg' }],
  [mediabunny.FLAC, { format: 'flac', video: 'audio/flac', audio: 'audio/flac' }],
  [mediabunny.ADTS, { format: 'aac', video: 'audio/aac', audio: 'audio/aac' }],
  [mediabunny.MPEG_TS, { format: 'ts', video: 'video/mp2t', audio: 'video/mp2t' }],
]);

const readable = 'JPEG, PNG, WebP, GIF, TIFF, AVIF, HEIC; MP4, MOV, WebM, MKV; WAV, MP3, OGG, FLAC, AAC';

/** Beyond the largest picture of H.264 and of 8K; frames are unpacked to find out whether they can be. */
const maxFrameMegapixels = 36;

/** Measures a picture, video or sound by its bytes. Throws MediaError for what is refused. */
export async function probeFile(path: string): Promise<ProbedMedia> {
  const { size: sizeBytes } = await stat(path);
  if (sizeBytes === 0) throw new MediaError('empty', 'This file is empty.');
  const sniffed = await sniffPicture(path);
  if (sniffed.is === 'svg') {
    throw new MediaError('svg', 'SVG drawings are not taken, because they can hold scripts. Save it as PNG.');
  }
  if (sniffed.is === 'picture') return probePicture(path, sniffed.format, sizeBytes);
  using input = openTimed(path);
  return await probeTimed(input, path, sizeBytes);
}

async function probePicture(path: string, format: PictureFormat, sizeBytes: number): Promise<ProbedMedia> {
  const name = format.toUpperCase();
  try {
    const { width, height } = await measurePicture(path, format);
    // Unpacked once to its end, so that a cut-off file is found now and not by the vendor.
    const picture = await openPicture(path);
    await picture.resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return { kind: 'image', format, mimeType: pictureMimeTypes[format], sizeBytes, width, height };
  } catch (error) {
    if (error instanceof MediaError) throw error;
    throw new MediaError('damaged', `This ${name} picture is damaged or cut off.`, error);
  }
}

async function probeTimed(input: mediabunny.Input, path: string, sizeBytes: number): Promise<ProbedMedia> {
  // A file of a few bytes breaks the reader's own assertions.
  if (!(await input.canRead().catch(() => false))) {
    throw new MediaError(
      'not-media',
      `This is no picture, video or sound that the studio reads: ${readable}.`,
    );
  }
  try {
    const container = containers.get(await input.getFormat());
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    if (!container || (!video && !audio)) {
      throw new MediaError('not-media', 'This file holds neither a picture track nor a sound track.');
    }
    if (container.format === 'wav') await refuseCutWav(path, sizeBytes);
    const durationSeconds = await input.computeDuration();
    if (!(durationSeconds > 0 && Number.isFinite(durationSeconds))) {
      throw new MediaError('damaged', 'This file has no length: there is nothing in it to play.');
    }
    const common = { format: container.format, sizeBytes, durationSeconds };
    const sound = audio ? await probeSound(audio) : {};
    if (!video) {
      if (!sound.audioCodec) throw new MediaError('damaged', 'The sound in this file cannot be decoded.');
      return { kind: 'audio', mimeType: container.audio, ...common, ...sound };
    }
    return { kind: 'video', mimeType: container.video, ...common, ...(await probeVideo(video)), ...sound };
  } catch (error) {
    if (error instanceof MediaError) throw error;
    throw new MediaError('damaged', 'This file is damaged or cut off.', error);
  }
}

/** A WAV file has no end mark, but says its size; a recorder that did not know it wrote the largest number or zero. */
async function refuseCutWav(path: string, sizeBytes: number): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    const saidBytes = buffer.readUInt32LE(4) + 8;
    if (saidBytes < 0x7fff_f000 && saidBytes > sizeBytes) {
      throw new MediaError('damaged', 'The sound is cut off: its end is missing.');
    }
  } finally {
    await file.close();
  }
}

async function probeVideo(track: mediabunny.InputVideoTrack) {
  const codec = await track.getCodec();
  if (!codec || !(await track.canDecode())) {
    throw new MediaError(
      'unknown-codec',
      `The picture track cannot be decoded${codec ? ` (${codec})` : ''}.`,
    );
  }
  const width = Math.round(await track.getDisplayWidth());
  const height = Math.round(await track.getDisplayHeight());
  if (width * height > maxFrameMegapixels * 1_000_000) {
    throw new MediaError(
      'too-many-pixels',
      `A video may have ${maxFrameMegapixels} megapixels at most; this is ${width} x ${height}.`,
    );
  }
  // The end of a cut-off file is what is missing, so the last frame is the proof.
  const last = await new mediabunny.VideoSampleSink(track).getSample(Number.POSITIVE_INFINITY);
  if (!last) throw new MediaError('damaged', 'This video is cut off: its end is missing.');
  last.close();
  const { packetCount } = await track.computePacketStats();
  const { underlyingFrameRate, averageFrameRate } = await track.computeFrameRateMetrics();
  const rate = underlyingFrameRate ?? averageFrameRate;
  return {
    width,
    height,
    // A single frame has no rate.
    framesPerSecond: Number.isFinite(rate) ? rate : undefined,
    frameCount: packetCount,
    videoCodec: codec,
  };
}

/** A sound track that cannot be decoded counts as none: no one would hear it. */
async function probeSound(
  track: mediabunny.InputAudioTrack,
): Promise<Pick<ProbedMedia, 'audioCodec' | 'hasAudio'>> {
  const codec = await track.getCodec();
  if (!codec || !(await track.canDecode())) return { hasAudio: false };
  const last = await new mediabunny.AudioSampleSink(track).getSample(Number.POSITIVE_INFINITY);
  if (!last) throw new MediaError('damaged', 'The sound is cut off: its end is missing.');
  last.close();
  return { audioCodec: codec, hasAudio: true };
}
