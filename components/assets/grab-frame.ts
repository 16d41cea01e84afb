/**
 * The frame that is shown at `seconds` of a video, exactly, as a PNG. The code that reads media is loaded on the
 * first call. Throws when the browser cannot decode the video.
 */
export async function grabFrame(videoUrl: string, seconds: number): Promise<Blob> {
  const { readFrame } = await import('./read-frame.ts');
  return readFrame(videoUrl, seconds);
}
