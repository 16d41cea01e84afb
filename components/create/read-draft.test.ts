import { describe, expect, it } from 'vitest';
import { tools } from '#lib/tools/registry.ts';
import { videoTool } from '#lib/tools/video.ts';
import { emptyDraft } from './draft.ts';
import { readDraft } from './read-draft.ts';

const rubbish = [null, undefined, 7, 'text', [], { prompt: 7, tray: 'none', ratio: '2:1', takeCount: 5 }];
const empty = emptyDraft(videoTool);

describe('drafts from the storage', () => {
  it.each(rubbish)('start empty from %j', (stored) => {
    for (const tool of Object.values(tools)) {
      expect(readDraft(tool, stored)).toEqual(emptyDraft(tool));
      expect(readDraft(tool, { values: stored })).toEqual(emptyDraft(tool));
    }
  });

  it('come back as they were', () => {
    const draft = {
      ...empty,
      values: { ...empty.values, prompt: 'A lighthouse', model: 'H3-Max', resolution: '480P' },
      takeCount: 4,
      pending: { clickIds: ['a', 'b'], input: '{}' },
      tray: [
        { key: 'k', role: 'first_frame', name: 'a link', status: 'ready', url: 'https://example.org/a.png' },
      ],
    };
    expect(readDraft(videoTool, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('of an earlier version hold the values beside the rest', () => {
    const { values, takeCount } = readDraft(videoTool, { prompt: 'Kept', ratio: '1:1', takeCount: 2 });
    expect({ ...values, takeCount }).toMatchObject({ prompt: 'Kept', ratio: '1:1', takeCount: 2 });
  });

  it('lose only the field that cannot be read', () => {
    const values = { prompt: 'Kept', durationSeconds: '5', ratio: '9:16' };
    expect(readDraft(videoTool, { values }).values).toEqual({
      ...empty.values,
      prompt: 'Kept',
      ratio: '9:16',
    });
  });

  it('show an upload that the reload cut off, and never drop it without a word', () => {
    const { tray } = readDraft(videoTool, {
      tray: [
        { key: 'k', role: 'reference_video', name: 'clip.mp4', status: 'uploading' },
        { role: 'nonsense' },
      ],
    });
    expect(tray).toHaveLength(1);
    expect(tray[0]).toMatchObject({
      name: 'clip.mp4',
      status: 'broken',
      message: expect.stringMatching(/again/),
    });
  });

  it('replay no click that was stored half', () => {
    expect(readDraft(videoTool, { pending: { clickIds: [], input: '{}' } }).pending).toBeUndefined();
    expect(readDraft(videoTool, { pending: { clickIds: ['a'] } }).pending).toBeUndefined();
  });
});
