import { ALL_FORMATS, CanvasSink, Input, UrlSource } from 'mediabunny';

/** A time reckoned from a frame's number may be a hair before that frame, and would show the one before. */
const roundingSeconds = 0.001;

/** The heavy half of `grabFrame`: decodes the one frame that covers the time. */
export async function readFrame(videoUrl: string, seconds: number): Promise<Blob> {
  using input = new Input({ source: new UrlSource(videoUrl), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('There is no picture in the file.');
  if (!(await track.canDecode())) return readShownFrame(videoUrl, seconds);
  const first = await track.getFirstTimestamp();
  const sink = new CanvasSink(track, { poolSize: 1 });
  const frame = await sink.getCanvas(Math.max(seconds, first) + roundingSeconds);
  if (!frame) throw new Error('The video has no frame at that time.');
  return toPng(frame.canvas);
}

/** By the browser's player, where it lends no decoder: on pages without HTTPS. */
async function readShownFrame(videoUrl: string, seconds: number): Promise<Blob> {
  const video = document.createElement('video');
  video.muted = true;
  video.src = videoUrl;
  await new Promise((resolve, reject) => {
    video.onseeked = resolve;
    video.onerror = () => reject(new Error('This browser cannot read the video.'));
    video.currentTime = seconds + roundingSeconds;
  });
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return toPng(canvas);
}

function toPng(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob> {
  if (!(canvas instanceof HTMLCanvasElement)) return canvas.convertToBlob({ type: 'image/png' });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The frame could not be written.'))));
  });
}
