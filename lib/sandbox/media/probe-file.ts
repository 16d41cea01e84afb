import { open, stat } from 'node:fs/promises';
import {
  ADTS,
  EncodedPacketSink,
  FilePathSource,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  MPEG_TS,
  OGG,
  QTFF,
  VideoSampleSink,
  WAVE,
  WEBM,
} from 'mediabunny';
import sharp from 'sharp';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { imageLimit } from '#lib/vendor/video-limits.ts';
import { decodeHeic, measureHeic } from './heic.ts';
import type { ProbeAnswer } from './media-jobs.ts';
import { type PictureFormat, pictureFormat } from './picture-format.ts';

/** Every container but playlists, which would make a probe read other files. */
const formats = [MP4, QTFF, WEBM, MATROSKA, WAVE, MP3, OGG, FLAC, ADTS, MPEG_TS];

/** Measures a file: real type from its bytes, and everything that spec 1, Limits, sets a limit for. */
export async function probeFile(path: string): Promise<ProbeAnswer> {
  const { size } = await stat(path);
  if (size === 0) return { unreadable: 'the file is empty' };
  const picture = pictureFormat(await readHead(path));
  try {
    if (picture) return { facts: await probePicture(path, picture, size) };
    return await probeTracks(path, size);
  } catch (error) {
    return { unreadable: `the file is damaged or cut short (${firstLine(error)})` };
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(256), 0, 256, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function probePicture(path: string, format: PictureFormat, sizeBytes: number): Promise<MediaFacts> {
  const facts: MediaFacts = { kind: 'image', format, sizeBytes };
  if (!(imageLimit.formats as readonly string[]).includes(format)) return facts;
  if (format === 'heic' || format === 'heif') {
    const pixels = await measureHeic(path);
    if (Math.max(pixels.width, pixels.height) <= imageLimit.maxPixels) await decodeHeic(path);
    return { ...facts, ...pixels };
  }
  // As it is shown: a photo may ask to be turned.
  const { width, height } = (await sharp(path).metadata()).autoOrient;
  const longest = Math.max(width, height);
  // What breaks the pixel limit is refused by its header; everything else is decoded to its last row.
  if (longest <= imageLimit.maxPixels)
    await sharp(path, { failOn: 'truncated' }).resize(16, 16).raw().toBuffer();
  return { ...facts, width, height };
}

async function probeTracks(path: string, sizeBytes: number): Promise<ProbeAnswer> {
  using input = new Input({ source: new FilePathSource(path), formats });
  if (!(await input.canRead())) {
    return { unreadable: 'the file is not a picture, video or sound that can be read' };
  }
  const format = formatName((await input.getFormat()).name);
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video && !audio) return { unreadable: 'the file has no picture and no sound' };
  const common = { format, sizeBytes, durationSeconds: await input.computeDuration() };
  const sound = audio ? await probeAudioTrack(audio) : {};
  if (!video) return { facts: { kind: 'audio', ...common, ...sound } };
  return { facts: { kind: 'video', ...common, ...sound, ...(await probeVideoTrack(video)) } };
}

async function probeVideoTrack(track: InputVideoTrack): Promise<Partial<MediaFacts>> {
  const { packetCount, averagePacketRate } = await track.computePacketStats();
  const { underlyingFrameRate } = await track.computeFrameRateMetrics();
  const facts = {
    videoCodec: (await track.getCodec()) ?? (await track.getCodecParameterString()) ?? 'unknown',
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    frameCount: packetCount,
    framesPerSecond: underlyingFrameRate ?? averagePacketRate,
  };
  await readLastPacket(track);
  if (await track.canDecode()) {
    const first = await new VideoSampleSink(track, { hardwareAcceleration: 'prefer-software' }).getSample(
      await track.getFirstTimestamp(),
    );
    if (!first) throw new Error('no frame could be decoded');
    first.close();
  }
  return facts;
}

async function probeAudioTrack(track: InputAudioTrack): Promise<Partial<MediaFacts>> {
  await readLastPacket(track);
  const codec = (await track.getCodec()) ?? (await track.getCodecParameterString()) ?? 'unknown';
  return { audioCodec: codec, hasAudio: true };
}

/** A file whose end was cut off still has its table of contents; only reading the end shows it. */
async function readLastPacket(track: InputVideoTrack | InputAudioTrack): Promise<void> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
  if (!last || last.data.length === 0) throw new Error('the last frame is missing');
}

/** mediabunny's format names as the limits have them. */
function formatName(name: string): string {
  const names: Record<string, string> = {
    MP4: 'mp4',
    'QuickTime File Format': 'mov',
    WAVE: 'wav',
    MP3: 'mp3',
  };
  return names[name] ?? name.toLowerCase();
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
