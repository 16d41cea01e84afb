import { registerMediabunnyServer } from '@mediabunny/server';
import {
  ADTS,
  FilePathSource,
  FLAC,
  Input,
  MATROSKA,
  MP3,
  MP4,
  MPEG_TS,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';

let isRegistered = false;

/** Playlists (HLS) are left out on purpose: they name other files and addresses to be read. */
const formats = [MP4, QTFF, WEBM, MATROSKA, WAVE, MP3, OGG, FLAC, ADTS, MPEG_TS];

/** Opens a video or a sound file with FFmpeg's decoders at hand. Dispose it. */
export function openTimed(path: string): Input {
  if (!isRegistered) registerMediabunnyServer();
  isRegistered = true;
  return new Input({ source: new FilePathSource(path), formats });
}
