import { describe, expect, it } from 'vitest';
import { imageTool } from '#lib/tools/image.ts';
import { masterTool } from '#lib/tools/master.ts';
import { referenceVideoTool } from '#lib/tools/reference-video.ts';
import { videoTool } from '#lib/tools/video.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { emptyPlaces } from './empty-places.ts';
import { likelyRoles, makeReferences, nameOf, placedRoles, roleChoices, trayMode } from './roles.ts';
import type { TrayItem } from './tray-item.ts';

function tray(...roles: MediaRole[]): TrayItem[] {
  return roles.map((role, index) => ({ key: `k${index}`, role, name: `file ${index}`, status: 'ready' }));
}

function choose(items: readonly TrayItem[], index: number, role: MediaRole) {
  const item = items[index];
  const choice = item && roleChoices(items, item, videoTool.fields.media).find((one) => one.role === role);
  return choice?.refusal ?? choice?.items.map((one) => one.role);
}

describe('the role of files that arrive', () => {
  const video = videoTool.fields.media;

  it.each([
    [['image'], [], ['first_frame']],
    [['image', 'image'], [], ['first_frame', 'last_frame']],
    [['image'], ['first_frame'], ['last_frame']],
    [['image'], ['last_frame'], ['first_frame']],
    [['image', 'image', 'image'], [], ['reference_image', 'reference_image', 'reference_image']],
    [['image'], ['first_frame', 'last_frame'], ['reference_image']],
    [['image'], ['reference_audio'], ['reference_image']],
    [['image', 'audio'], [], ['reference_image', 'reference_audio']],
    [['video'], ['first_frame'], ['reference_video']],
  ] as const)('%j into %j', (kinds, before, expected) => {
    expect(likelyRoles(kinds, tray(...before), video)).toEqual(expected);
  });

  it('takes the first video as the one to master, and the next as a reference', () => {
    expect(likelyRoles(['image', 'video', 'video'], [], masterTool.fields.media)).toEqual([
      'reference_image',
      'base_video',
      'reference_video',
    ]);
    expect(likelyRoles(['video', 'image'], [], masterTool.fields.media)).toEqual([
      'base_video',
      'first_frame',
    ]);
    expect(likelyRoles(['video'], tray('base_video'), masterTool.fields.media)).toEqual(['reference_video']);
  });
});

describe('the role of files put in a named place', () => {
  it.each([
    [['image', 'image'], 'last_frame', [], ['last_frame', 'first_frame']],
    [['image', 'image'], 'reference_image', [], ['reference_image', 'reference_image']],
    [['video', 'image'], 'reference_image', [], ['reference_video', 'reference_image']],
    [['image'], 'first_frame', ['first_frame'], ['first_frame']],
  ] as const)('%j on %s with %j', (kinds, place, before, expected) => {
    expect(placedRoles(kinds, place, tray(...before), videoTool.fields.media)).toEqual(expected);
  });
});

describe('changing a role', () => {
  it('swaps the two frames', () => {
    expect(choose(tray('first_frame', 'last_frame'), 0, 'last_frame')).toEqual(['last_frame', 'first_frame']);
  });

  it('takes the other frame along when one becomes a reference', () => {
    expect(choose(tray('first_frame', 'last_frame'), 1, 'reference_image')).toEqual([
      'reference_image',
      'reference_image',
    ]);
  });

  it('turns two reference images into both frames', () => {
    expect(choose(tray('reference_image', 'reference_image'), 0, 'last_frame')).toEqual([
      'last_frame',
      'first_frame',
    ]);
  });

  it('refuses a frame beside references that cannot be frames', () => {
    expect(choose(tray('reference_image', 'reference_video'), 0, 'first_frame')).toMatch(/cannot be mixed/);
    expect(choose(tray('reference_image', 'reference_image', 'reference_image'), 0, 'first_frame')).toMatch(
      /cannot be mixed/,
    );
  });

  it('refuses a frame whose place is taken, rather than hiding what was there', () => {
    expect(choose(tray('first_frame', 'reference_image'), 1, 'first_frame')).toMatch(/taken/);
  });

  it('offers a video no role of an image', () => {
    const items = tray('reference_video');
    expect(
      items.flatMap((item) => roleChoices(items, item, videoTool.fields.media)).map(({ role }) => role),
    ).toEqual(['reference_video']);
  });
});

describe('the mode and the names', () => {
  it('tells frames, references and a mixture apart', () => {
    expect(trayMode([])).toBe('empty');
    expect(trayMode(tray('base_video'))).toBe('empty');
    expect(trayMode(tray('last_frame'))).toBe('frames');
    expect(trayMode(tray('reference_audio'))).toBe('references');
    expect(trayMode(tray('first_frame', 'reference_image'))).toBe('mixed');
  });

  it('makes references of all frames', () => {
    const made = makeReferences(tray('last_frame', 'first_frame', 'reference_image'));
    expect(made.map(({ role }) => role)).toEqual(['reference_image', 'reference_image', 'reference_image']);
    expect(made.map(({ key }) => key)).toEqual(['k2', 'k1', 'k0']);
  });

  it('counts each kind by itself', () => {
    const items = tray('reference_image', 'reference_video', 'reference_image', 'first_frame');
    expect(items.map((item) => nameOf(items, item))).toEqual([
      'image 1',
      'video 1',
      'image 2',
      'first frame',
    ]);
  });
});

describe('the trays of document 3', () => {
  const pictures = imageTool.fields.media;
  const clips = referenceVideoTool.fields.media;

  it('give every kind its only place, and refuse the others', () => {
    expect(likelyRoles(['image', 'image', 'video'], [], pictures)).toEqual([
      'input_image',
      'input_image',
      undefined,
    ]);
    expect(likelyRoles(['video', 'audio', 'image'], [], clips)).toEqual([
      'reference_clip',
      'voice_track',
      undefined,
    ]);
    expect(placedRoles(['audio', 'video'], 'reference_clip', [], clips)).toEqual([
      'voice_track',
      'reference_clip',
    ]);
  });

  it('know no modes, and name things as the vendor does', () => {
    const items = tray('reference_clip', 'voice_track', 'reference_clip', 'input_image');
    expect(trayMode(items)).toBe('empty');
    expect(items.map((item) => nameOf(items, item))).toEqual([
      'character1',
      'sound track',
      'character2',
      'image 1',
    ]);
  });

  it('ask for what fits, one place for each role', () => {
    expect(emptyPlaces(clips).map(({ roles }) => roles)).toEqual([['reference_clip'], ['voice_track']]);
    expect(emptyPlaces(videoTool.fields.media).map(({ label }) => label)).toEqual([
      'First frame',
      'Last frame',
      'References',
    ]);
  });
});
