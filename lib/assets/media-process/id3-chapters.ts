import type { ChapterTime } from '../chapter-times.ts';

/**
 * Chapter marks of an MP3 file: an ID3v2.3 tag with a CHAP frame for each and a CTOC frame that lists them (ID3v2
 * Chapter Frame Addendum). It stands before everything else in the file.
 */
export function id3Chapters(chapters: readonly ChapterTime[], totalSeconds: number): Buffer {
  const ids = chapters.map((_chapter, index) => `chp${index}`);
  const frames = chapters.map((chapter, index) => {
    const end = chapters[index + 1]?.startSeconds ?? totalSeconds;
    return frame(
      'CHAP',
      zeroEnded(ids[index] ?? ''),
      u32(milliseconds(chapter.startSeconds)),
      u32(milliseconds(end)),
      // No byte offsets: the times count.
      u32(0xffff_ffff),
      u32(0xffff_ffff),
      titleFrame(chapter.title),
    );
  });
  // The list counts its entries in one byte.
  const listed = ids.slice(0, 255).map(zeroEnded);
  const topLevelInOrder = 3;
  const contents = frame('CTOC', zeroEnded('toc'), Buffer.from([topLevelInOrder, listed.length]), ...listed);
  const body = Buffer.concat([contents, ...frames]);
  return Buffer.concat([Buffer.from('ID3\x03\x00\x00', 'latin1'), sevenBits(body.length), body]);
}

/** `TIT2` in UTF-16 with a byte order mark, the one Unicode that version 2.3 has. */
function titleFrame(title: string): Buffer {
  return frame('TIT2', Buffer.from([1, 0xff, 0xfe]), Buffer.from(title, 'utf16le'));
}

function frame(id: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id, 'latin1'), u32(body.length), Buffer.alloc(2), body]);
}

function zeroEnded(text: string): Buffer {
  return Buffer.from(`${text}\0`, 'latin1');
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** The size of a tag: four bytes of seven bits, so that it never looks like sound. */
function sevenBits(value: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000);
}
