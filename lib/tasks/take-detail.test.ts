import { describe, expect, test } from 'vitest';
import { readMediaLink } from '#lib/assets/media-link.ts';
import { db } from '#lib/db.ts';
import { listTakes, readTake } from './queries.ts';
import { addResult, makeTake, makeViewer } from './test-takes.ts';

describe('what a take shows', () => {
  test('a finished one: links for this session only, what it cost, and that it is safe', async () => {
    const viewer = await makeViewer();
    const id = await makeTake(viewer, { vendorAnswer: { ratio: '16:9', duration: 5, resolution: '768P' } });
    await addResult(viewer, id);
    await db().charge.create({
      data: {
        taskId: id,
        teamId: viewer.teamId,
        amountMicros: 400_000n,
        currency: 'USD',
        isPriced: true,
        lines: [],
        usage: {},
        priceList: 'Prices',
      },
    });
    const [take] = (await listTakes(viewer)).takes;
    expect(take).toMatchObject({
      isSafe: true,
      isMine: true,
      creatorName: viewer.name,
      settings: { resolution: '768P', ratio: '16:9', durationSeconds: 5 },
      charge: { totalMicros: 400_000 },
      media: { sizeBytes: 12_400_000, width: 1344, hasAudio: true },
    });
    const { pathname, searchParams } = new URL(take?.media?.downloadUrl ?? '', 'http://studio');
    const key = pathname.replace('/media/', '');
    expect(readMediaLink(key, searchParams, viewer.sessionId)?.downloadName).toMatch(
      /^a-red-kite-over-the-dunes-.*\.mp4$/,
    );
    expect(readMediaLink(key, searchParams, 'another session')).toBeUndefined();
  });

  test('an unfinished one: what it was made from, until there is something to see', async () => {
    const viewer = await makeViewer();
    const source = await makeTake(viewer);
    await addResult(viewer, source);
    const id = await makeTake(viewer, { tool: 'master', state: 'running' });
    const link = { taskId: id, position: 0, teamId: viewer.teamId, role: 'base_video', sourceTaskId: source };
    await db().taskInput.create({ data: link });
    const take = await readTake(viewer, id);
    expect(take?.backdrop).toMatchObject({ mimeType: 'image/webp' });
    expect((await readTake(viewer, source))?.backdrop).toBeUndefined();
  });

  test('its events in order, with the request ids newest first', async () => {
    const viewer = await makeViewer();
    const id = await makeTake(viewer, { state: 'queued' });
    const common = { taskId: id, teamId: viewer.teamId };
    await db().taskEvent.createMany({
      data: [
        { ...common, toState: 'waiting', cause: 'created' },
        { ...common, fromState: 'waiting', toState: 'sending', cause: 'sent', requestId: 'one' },
        { ...common, fromState: 'sending', toState: 'queued', cause: 'accepted', requestId: 'two' },
      ],
    });
    const take = await readTake(viewer, id);
    expect(take?.events.map((event) => event.cause)).toEqual(['created', 'sent', 'accepted']);
    expect(take?.requestIds).toEqual(['two', 'one']);
  });

  test('its neighbours in time, and the prompt it was enhanced from', async () => {
    const viewer = await makeViewer();
    const at = (minute: number) => ({ createdAt: new Date(`2026-11-20T10:0${minute}:00Z`) });
    const oldest = await makeTake(viewer, { ...at(1), tool: 'enhance', prompt: 'A kite' });
    const middle = await makeTake(viewer, { ...at(2), input: { enhancedFrom: oldest } });
    const newest = await makeTake(viewer, at(3));
    const take = await readTake(viewer, middle);
    expect(take).toMatchObject({ newerId: newest, olderId: oldest, enhancedFrom: { prompt: 'A kite' } });
    expect((await readTake(viewer, newest))?.newerId).toBeUndefined();
    expect((await readTake(viewer, oldest))?.olderId).toBeUndefined();
  });

  test('an id that is none is simply not there', async () => {
    expect(await readTake(await makeViewer(), "x' OR 1=1 --")).toBeUndefined();
  });
});
