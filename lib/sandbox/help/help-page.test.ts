import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultKinds } from '#lib/sandbox/faults.ts';
import { platform, TestSandbox } from '#lib/sandbox/test-sandbox.ts';

const sandbox = new TestSandbox({ seconds: 600 });
let page: string;
beforeAll(async () => {
  await sandbox.start();
  page = (await sandbox.call('GET', '/')).text;
});
afterAll(() => sandbox.remove());

/** The calls on the page as a reader pastes them: address and body. */
function examples(): { url: string; body: string | undefined }[] {
  const unescaped = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return [...page.matchAll(/<pre>([\s\S]*?)<\/pre>/g)].map(([, text = '']) => {
    const command = unescaped(text);
    const url = /curl '([^']*)'/.exec(command)?.[1] ?? '';
    return { url, body: / -d '(.*)'$/.exec(command)?.[1]?.replaceAll("'\\''", "'") };
  });
}

test('every create call has an example, and each is accepted as it stands', async () => {
  const bodies = examples().filter(({ body }) => body !== undefined);
  expect(bodies.map(({ url }) => url.slice(sandbox.url.length))).toEqual(
    expect.arrayContaining([
      platform.longSpeech,
      platform.flashSpeech,
      platform.multilingualSpeech,
      platform.referenceVideo,
      platform.kontext,
      platform.flex,
      platform.pro,
    ]),
  );
  for (const { url, body } of bodies) {
    const { status, json, headers } = await sandbox.call('POST', url, body);
    expect(status).toBe(200);
    if (url.includes('-tts-')) expect(headers.get('content-type')).toBe('audio/mpeg');
    else expect(json).toEqual({ task_id: expect.any(String) });
  }
});

test('names every fault', () => {
  for (const kind of faultKinds) expect(page).toContain(`<code>${kind}</code>`);
});
