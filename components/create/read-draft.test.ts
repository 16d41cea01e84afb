import { describe, expect, it } from 'vitest';
import { emptyEnhanceDraft, emptyMasterDraft, emptyVideoDraft } from './draft.ts';
import { readEnhanceDraft, readMasterDraft, readVideoDraft } from './read-draft.ts';

const rubbish = [null, undefined, 7, 'text', [], { prompt: 7, tray: 'none', ratio: '2:1', takeCount: 5 }];

describe('drafts from the storage', () => {
  it.each(rubbish)('start empty from %j', (stored) => {
    expect(readVideoDraft(stored)).toEqual(emptyVideoDraft);
    expect(readMasterDraft(stored)).toEqual(emptyMasterDraft);
    expect(readEnhanceDraft(stored)).toEqual(emptyEnhanceDraft);
  });

  it('come back as they were', () => {
    const draft = {
      ...emptyVideoDraft,
      prompt: 'A lighthouse',
      model: 'H3-Max',
      resolution: '480P',
      takeCount: 4,
      pending: { clickIds: ['a', 'b'], input: '{}' },
      tray: [
        { key: 'k', role: 'first_frame', name: 'a link', status: 'ready', url: 'https://example.org/a.png' },
      ],
    };
    expect(readVideoDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('lose only the field that cannot be read', () => {
    const draft = readVideoDraft({ prompt: 'Kept', durationSeconds: '5', ratio: '9:16' });
    expect(draft).toMatchObject({
      prompt: 'Kept',
      ratio: '9:16',
      durationSeconds: emptyVideoDraft.durationSeconds,
    });
  });

  it('show an upload that the reload cut off, and never drop it without a word', () => {
    const { tray } = readVideoDraft({
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
    expect(readVideoDraft({ pending: { clickIds: [], input: '{}' } }).pending).toBeUndefined();
    expect(readVideoDraft({ pending: { clickIds: ['a'] } }).pending).toBeUndefined();
  });
});
