import {
  ADTS,
  BlobSource,
  CanvasSink,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputFormat,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  MPEG_TS,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { failure, type Result, success } from '#lib/result.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import type { LocalMedia } from './probe-file.ts';

/** Every container but HLS, which is a list of links and not a file. */
export const fileFormats: InputFormat[] = [MP4, QTFF, MATROSKA, WEBM, MP3, WAVE, OGG, FLAC, ADTS, MPEG_TS];

const formatNames = new Map<InputFormat, string>([
  [MP4, 'mp4'],
  [QTFF, 'mov'],
  [MATROSKA, 'mkv'],
  [WEBM, 'webm'],
  [MP3, 'mp3'],
  [WAVE, 'wav'],
  [OGG, 'ogg'],
  [FLAC, 'flac'],
  [ADTS, 'aac'],
  [MPEG_TS, 'ts'],
]);

/** The heavy half of `probeFile`: measures video and sound. */
export async function probeStream(file: Blob): Promise<Result<LocalMedia>> {
  using input = new Input({ source: new BlobSource(file), formats: fileFormats });
  if (!(await input.canRead())) {
    return failure('not-media', 'This is no picture, video or sound that the studio can read.');
  }
  try {
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    if (!video && !audio) return failure('not-media', 'The file holds neither a picture nor sound.');
    const facts = await measure(input, file.size, video, audio);
    return success({
      kind: facts.kind,
      facts,
      thumbnail: video ? await firstPicture(video).catch(() => undefined) : undefined,
    });
  } catch {
    return failure('damaged', 'The file cannot be read: it is damaged or cut short.');
  }
}

/** The same measures that the server takes after the upload (`lib/assets/media-process/probe-file.ts`). */
async function measure(
  input: Input,
  sizeBytes: number,
  video: InputVideoTrack | null,
  audio: InputAudioTrack | null,
): Promise<MediaFacts> {
  // Without HTTPS a browser lends no decoder; the server will say whether the sound can be heard.
  const hasAudio = audio !== null && (!isSecureContext || (await audio.canDecode()));
  const shared = {
    format: formatNames.get(await input.getFormat()) ?? 'unknown',
    sizeBytes,
    durationSeconds: await input.computeDuration(),
    hasAudio,
    audioCodec: (hasAudio && (await audio.getCodec())) || undefined,
  };
  if (!video) return { kind: 'audio', ...shared };
  const { packetCount } = await video.computePacketStats();
  const { underlyingFrameRate, averageFrameRate } = await video.computeFrameRateMetrics();
  return {
    kind: 'video',
    ...shared,
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    framesPerSecond: underlyingFrameRate ?? averageFrameRate,
    frameCount: packetCount,
    videoCodec: (await video.getCodec()) ?? undefined,
  };
}

async function firstPicture(video: InputVideoTrack): Promise<Blob | undefined> {
  if (!(await video.canDecode())) return undefined;
  const sink = new CanvasSink(video, { poolSize: 1 });
  const frame = await sink.getCanvas(await video.getFirstTimestamp());
  return frame ? makeThumbnail(frame.canvas, frame.canvas.width, frame.canvas.height) : undefined;
}
