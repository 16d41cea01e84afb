import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileServer } from './test-file-server.ts';
import { makeAudio, makeVideo } from './test-media.ts';
import { platform, TestSandbox } from './test-sandbox.ts';

/** The files that a reference video is given as links, just inside their limits and just outside. */
const sandbox = new TestSandbox();
const files = new FileServer();
let clip: string;
beforeAll(async () => {
  await sandbox.start();
  await files.start();
  clip = files.add('clip.mp4', await makeVideo({ seconds: 2 }));
});
afterAll(async () => {
  await sandbox.remove();
  files.stop();
});

const bodyOf = (input: Record<string, unknown>) => ({
  input: { prompt: 'character1 in the rain', reference_urls: [clip], ...input },
  parameters: { size: '960*960', shot_type: 'single' },
});

test('files just inside their limits are taken', { timeout: 60_000 }, async () => {
  const reference_urls = [
    files.add('long.mp4', await makeVideo({ seconds: 30 })),
    files.add('quicktime.mov', await makeVideo({ seconds: 2, container: 'mov' })),
    files.add('large.mp4', padded(await makeVideo({ seconds: 2 }), 30 * 1024 * 1024 - 1)),
  ];
  const audio_url = files.add('long.wav', await makeAudio(30));
  const body = bodyOf({ reference_urls, audio_url });
  const { task, videos } = await sandbox.makeResult(platform.referenceVideo, body);
  expect(task).toMatchObject({ status: 'TASK_STATUS_SUCCEED', reason: '' });
  expect(videos).toHaveLength(1);
});

/** Files just outside their limits. */
const clipRows: [string, () => Promise<Buffer>, string][] = [
  ['1.5 s', () => makeVideo({ seconds: 1.5 }), 'at least 2 s'],
  ['31 s', () => makeVideo({ seconds: 31 }), '30 s long at most'],
  ['an MKV', () => makeVideo({ seconds: 2, container: 'mkv' }), 'MP4 or MOV'],
  ['30 MB', async () => padded(await makeVideo({ seconds: 2 }), 30 * 1024 * 1024), '30 MB'],
  ['a sound', () => makeAudio(3), 'takes a video'],
  ['words', async () => Buffer.from('no film '.repeat(40)), 'not a picture, video or sound'],
];
const trackRows: typeof clipRows = [
  ['2.9 s', () => makeAudio(2.9), 'at least 3 s'],
  ['30.1 s', () => makeAudio(30.1), '30 s long at most'],
  ['an Ogg', () => makeAudio(3, 'ogg'), 'WAV or MP3'],
  [
    'more than 15 MB',
    async () => Buffer.concat([await makeAudio(3), Buffer.alloc(15 * 1024 * 1024)]),
    '15 MB',
  ],
  ['a film', () => makeVideo({ seconds: 3 }), 'takes an audio file'],
];

/** An MP4 with room that nobody reads (a `free` box) at its end, of exactly this size. */
function padded(film: Buffer, sizeBytes: number): Buffer {
  const box = Buffer.alloc(sizeBytes - film.length);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4, 'latin1');
  return Buffer.concat([film, box]);
}

const limitCases = [
  ...clipRows.map(([name, make, rule]) => ({ what: 'clip', name, make, rule, reason: 'TASK_FAILED' })),
  ...trackRows.map(([name, make, rule]) => ({
    what: 'track',
    name,
    make,
    rule,
    reason: 'INVALID_AUDIO_FILE',
  })),
];

test.each(limitCases)('a $what: $name', { timeout: 60_000 }, async ({ what, name, make, rule, reason }) => {
  const link = files.add(`${what}-${name}`.replaceAll(' ', '-'), await make());
  const input = what === 'clip' ? { reference_urls: [clip, link] } : { audio_url: link };
  const { task, videos } = await sandbox.makeResult(platform.referenceVideo, bodyOf(input));
  const field = what === 'clip' ? 'input.reference_urls[1]' : 'input.audio_url';
  expect(task.status).toBe('TASK_STATUS_FAILED');
  expect(task.reason).toMatch(new RegExp(`^${reason}: `));
  expect(task.reason).toContain(`${field}: `);
  expect(task.reason).toContain(rule);
  expect(videos).toEqual([]);
});

test('a link that cannot be fetched fails the task, and says which', async () => {
  const input = { reference_urls: [clip, files.link('gone.mp4')] };
  const { task } = await sandbox.makeResult(platform.referenceVideo, bodyOf(input));
  expect(task.reason).toBe('TASK_FAILED: input.reference_urls[1]: the file could not be fetched (HTTP 404)');
});
