import {
  type AudioEncodingConfig,
  AudioSample,
  AudioSampleSource,
  BlobSource,
  BufferTarget,
  Conversion,
  type ConversionAudioOptions,
  type ConversionVideoOptions,
  canEncodeAudio,
  type DiscardedTrack,
  Input,
  Mp4OutputFormat,
  Output,
  Quality,
  WavOutputFormat,
} from 'mediabunny';
import { failure, type Result, success } from '#lib/result.ts';
import { browserRefusal } from './browser-refusal.ts';
import type { MendPlan } from './mend-plan.ts';
import { fileFormats } from './probe-stream.ts';

interface StreamOptions {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

const audioBitrate = 192_000;
const silence = { sampleRate: 48_000, numberOfChannels: 2 } as const;
const silentTrack: AudioEncodingConfig = { codec: 'aac', quality: new Quality({ bitrate: 64_000 }) };
/** Bits for each pixel of each frame: more than enough for H.264 to look like its source. */
const bitsPerPixel = 0.15;

/** Cuts, crops, scales and converts video and sound with the browser's own decoders and encoders. */
export async function mendStream(
  source: Blob,
  plan: MendPlan,
  { onProgress, signal }: StreamOptions,
): Promise<Result<Blob>> {
  const refusal = browserRefusal(plan.kind);
  if (refusal) return failure('cannot-encode', refusal);
  if (plan.kind === 'video') await offerAac();
  using input = new Input({ source: new BlobSource(source), formats: fileFormats });
  const target = new BufferTarget();
  const output = new Output({
    format: plan.kind === 'audio' ? new WavOutputFormat() : new Mp4OutputFormat(),
    target,
  });
  const seconds = plan.cut ? plan.cut.endSeconds - plan.cut.startSeconds : await input.computeDuration();
  const conversion = await Conversion.init({
    input,
    output,
    // The output is ours to start and to end, because a silent track may have to go into it beside the source's own.
    composable: true,
    tracks: 'primary',
    showWarnings: false,
    // A copied stretch may begin a little before the cut; here the cut is meant exactly.
    copy: { boundaryTolerance: 0 },
    ...(plan.cut ? { trim: { start: plan.cut.startSeconds, end: plan.cut.endSeconds } } : {}),
    video: plan.kind === 'audio' ? { discard: true } : await videoOptions(input, plan, seconds),
    audio: await audioOptions(input, plan),
  });
  const lost = conversion.discardedTracks.find(({ reason }) => reason !== 'discarded_by_user');
  if (lost || output.tracks.length === 0) return failure('cannot-decode', await lossWords(lost));
  const silent = plan.addsSilence ? new AudioSampleSource(silentTrack) : undefined;
  if (silent) output.addAudioTrack(silent);
  conversion.onProgress = (part) => onProgress(part);
  const stop = () => void conversion.cancel();
  signal.addEventListener('abort', stop);
  try {
    await output.start();
    await Promise.all([conversion.execute(), silent && addSilence(silent, seconds)]);
    await output.finalize();
  } catch (error) {
    if (output.state !== 'canceled' && output.state !== 'finalized') await output.cancel();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  if (!target.buffer) throw new Error('Nothing was written.');
  return success(new Blob([target.buffer], { type: plan.kind === 'audio' ? 'audio/wav' : 'video/mp4' }));
}

/** Chromium and Firefox have no AAC encoder of their own: one that runs as WebAssembly is loaded then. */
async function offerAac(): Promise<void> {
  if (await canEncodeAudio('aac')) return;
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
  registerAacEncoder();
}

async function videoOptions(input: Input, plan: MendPlan, seconds: number): Promise<ConversionVideoOptions> {
  const { crop, size, framesPerSecond, videoCodec } = plan;
  const track = await input.getPrimaryVideoTrack();
  const { width, height } = size ??
    crop ?? { width: (await track?.getDisplayWidth()) ?? 0, height: (await track?.getDisplayHeight()) ?? 0 };
  const rate = framesPerSecond ?? 30;
  const room = (plan.maxBytes * 8) / seconds - audioBitrate;
  return {
    ...(crop ? { crop } : {}),
    ...(size ? { ...size, fit: 'cover' as const } : {}),
    ...(framesPerSecond ? { frameRate: framesPerSecond } : {}),
    ...(videoCodec
      ? {
          codec: videoCodec,
          forceTranscode: true,
          keyFrameInterval: 2,
          quality: new Quality({ bitrate: Math.round(Math.min(room, width * height * rate * bitsPerPixel)) }),
        }
      : {}),
  };
}

async function audioOptions(input: Input, { kind, audioCodec }: MendPlan): Promise<ConversionAudioOptions> {
  const track = await input.getPrimaryAudioTrack();
  if (track && !(await track.canDecode()) && audioCodec) return { discard: true };
  const isSurround = ((await track?.getNumberOfChannels()) ?? 0) > 2;
  const stereo = isSurround ? { numberOfChannels: 2 } : {};
  if (!audioCodec) return {};
  // Copied sound ends with a whole packet, and the length of a WAV file is taken exactly.
  if (kind === 'audio') return { codec: audioCodec, forceTranscode: true, ...stereo };
  return { codec: audioCodec, quality: new Quality({ bitrate: audioBitrate }), ...stereo };
}

async function addSilence(source: AudioSampleSource, seconds: number): Promise<void> {
  const { sampleRate, numberOfChannels } = silence;
  const second = new Float32Array(sampleRate * numberOfChannels);
  for (let timestamp = 0; timestamp < seconds; timestamp += 1) {
    const frames = Math.round(Math.min(1, seconds - timestamp) * sampleRate);
    using sample = new AudioSample({
      data: second.subarray(0, frames * numberOfChannels),
      format: 'f32',
      ...silence,
      timestamp,
    });
    await source.add(sample);
  }
  source.close();
}

async function lossWords(lost: DiscardedTrack | undefined): Promise<string> {
  const codec = (await lost?.track.getCodec())?.toUpperCase() ?? 'unknown';
  if (lost?.reason === 'no_encodable_target_codec')
    return 'This browser cannot write H.264 video. Chrome, Edge and Safari can.';
  return `This browser cannot read the ${lost?.track.type === 'audio' ? 'sound' : 'picture'} (${codec}). Try another browser, or convert the file first.`;
}
