import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/auth/viewer.ts';
import { db } from '#lib/db.ts';
import { listMatching, listTakes } from './queries.ts';
import { foldText, searchTerms } from './search-terms.ts';
import type { TakeFilter } from './take-page-view.ts';
import { addResult, makeTake, makeViewer } from './test-takes.ts';

/** Both ways to a page: by a walk that is long enough, and by looking up what a short one did not meet. */
const walks = [undefined, 1];

async function find(viewer: Viewer, search: string, more: TakeFilter = {}): Promise<string[]> {
  const found = await Promise.all(
    walks.map(async (walkAtMost) => {
      const { takes } = await listTakes(viewer, { filter: { ...more, search }, walkAtMost });
      return takes.map(({ id }) => id);
    }),
  );
  expect(found[1]).toEqual(found[0]);
  return found[0] ?? [];
}

describe('words', () => {
  const prompts = {
    kite: 'A Red kite, 100% silk, flying over the dunes at dusk',
    runner: 'Two runners run along the café terrace. Camera: DOLLY-in, 24fps',
    zh: '一只红色的风筝在沙丘上飞,电影感,黄昏',
    mixed: '用H3模型生成:Neon 城市夜景, rainy street, ４K ＨＤＲ',
    ja: '東京の夜、ネオンの看板とカメラ',
    ko: '서울의 밤거리를 걷는 사람',
    emoji: 'Happy birthday 🎂🎈 party',
    ru: 'Красный воздушный змей над дюнами',
  };
  let viewer: Viewer;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    viewer = await makeViewer();
    for (const [name, prompt] of Object.entries(prompts)) ids[name] = await makeTake(viewer, { prompt });
    const stranger = await makeViewer();
    await makeTake(stranger, { prompt: Object.values(prompts).join(' ') });
  });

  test.each<[string, (keyof typeof prompts)[]]>([
    // English: any case, forms of a word, parts of a word, beginnings of short ones.
    ['KITE red', ['kite']],
    ['running', ['runner']],
    ['flies', ['kite']],
    ['dune', ['kite']],
    ['ilk', ['kite']],
    ['du', ['kite']],
    ['unn', ['runner']],
    ['kite balloon', []],
    ['kite, dunes.', ['kite']],
    ['a kite over the dunes', ['kite']],
    // Accents and full-width forms make no difference, on either side.
    ['cafe', ['runner']],
    ['CAFÉ', ['runner']],
    ['４k', ['mixed']],
    ['hdr', ['mixed']],
    ['ｋｉｔｅ', ['kite']],
    // Taken literally.
    ['100%', ['kite']],
    ['r_d', []],
    ['\\', []],
    ["'; DROP TABLE", []],
    ['dolly-in', ['runner']],
    ['24fps', ['runner']],
    // Quotes and minus.
    ['"red kite"', ['kite']],
    ['"kite red"', []],
    ['“over the dunes”', ['kite']],
    ['"over the', ['kite']],
    ['neon -rainy', []],
    ['red -kite', []],
    ['kite -balloon', ['kite']],
    ['-"red kite" dusk', []],
    // Chinese: one character, two, more, and what is not there together.
    ['风', ['zh']],
    ['风筝', ['zh']],
    ['红色的风筝', ['zh']],
    ['红风', []],
    ['风筝红色', []],
    ['风筝 红色', ['zh']],
    ['电影感,黄昏', ['zh']],
    ['「红色的风筝」', ['zh']],
    ['风筝 -黄昏', []],
    ['城市夜景', ['mixed']],
    // Mixed, with and without a space.
    ['H3模型', ['mixed']],
    ['neon 夜景', ['mixed']],
    ['夜景neon', ['mixed']],
    ['夜景 kite', []],
    ['夜', ['mixed', 'ja']],
    // Japanese, Korean, signs, Cyrillic.
    ['ネオン', ['ja']],
    ['東京の夜', ['ja']],
    ['밤거리', ['ko']],
    ['거리', ['ko']],
    ['🎂', ['emoji']],
    ['воздушный ЗМЕЙ', ['ru']],
    ['душ', ['ru']],
  ])('%s', async (search, expected) => {
    expect(new Set(await find(viewer, search))).toEqual(new Set(expected.map((name) => ids[name])));
  });

  test('a search for nothing shows everything, one for a comma nothing', async () => {
    expect(await find(viewer, '  ')).toHaveLength(8);
    expect(await find(viewer, '-')).toHaveLength(8);
    expect(await find(viewer, ',')).toEqual([]);
  });

  test('only what is left out', async () => {
    expect(await find(viewer, '-夜 -kite')).toHaveLength(5);
  });

  test('folding is the same in the database', async () => {
    for (const text of [...Object.values(prompts), 'ΟΔΟΣ ｶﾞ Ⅻ ﬁn Ångström İstanbul\u00a0x']) {
      const [row] = await db().$queryRaw<{ folded: string }[]>`SELECT search_fold(${text}) AS folded`;
      expect(row?.folded).toBe(foldText(text));
    }
  });
});

describe('what is searched', () => {
  test('titles, comments that stand, and names of files that went in', async () => {
    const viewer = await makeViewer();
    const [id, other] = [await makeTake(viewer), await makeTake(viewer, { prompt: 'Another' })];
    await db().task.update({ where: { id }, data: { title: 'Opening shot' } });
    expect(await find(viewer, 'opening')).toEqual([id]);
    const comment = await db().comment.create({
      data: { teamId: viewer.teamId, taskId: id, authorId: viewer.userId, text: '第三秒太亮 too bright' },
    });
    expect(await find(viewer, '太亮')).toEqual([id]);
    await db().comment.update({ where: { id: comment.id }, data: { text: 'too dark' } });
    expect(await find(viewer, 'bright')).toEqual([]);
    expect(await find(viewer, 'dark')).toEqual([id]);
    await db().comment.update({ where: { id: comment.id }, data: { deletedAt: new Date() } });
    expect(await find(viewer, 'dark')).toEqual([]);
    const assetId = await addResult(viewer, other, { originalName: 'Storyboard_v2 最终.png' });
    await db().taskInput.create({
      data: { taskId: id, position: 0, teamId: viewer.teamId, role: 'reference_image', assetId },
    });
    expect(await find(viewer, 'storyboard 最终')).toEqual([id]);
    await db().asset.update({ where: { id: assetId }, data: { originalName: 'Sketch.png' } });
    expect(await find(viewer, 'storyboard')).toEqual([]);
    expect(await find(viewer, 'sketch')).toEqual([id]);
    await db().task.update({ where: { id }, data: { title: null, prompt: '' } });
    expect(await find(viewer, 'opening')).toEqual([]);
  });

  test('names of people, projects and tags, as they are called now', async () => {
    const viewer = await makeViewer();
    const { teamId, userId } = viewer;
    await db().user.update({ where: { id: userId }, data: { name: 'Ada Lovelace' } });
    const project = await db().project.create({ data: { teamId, createdById: userId, name: '夏日广告' } });
    const tag = await db().tag.create({ data: { teamId, name: 'hero-shot' } });
    const [plain, tagged] = [await makeTake(viewer), await makeTake(viewer)];
    await db().task.update({ where: { id: tagged }, data: { tagIds: [tag.id], projectId: project.id } });
    expect(new Set(await find(viewer, 'lovelace'))).toEqual(new Set([plain, tagged]));
    expect(await find(viewer, '夏日 kite ada')).toEqual([tagged]);
    expect(await find(viewer, '广告 hero')).toEqual([tagged]);
    expect(await find(viewer, '-hero')).toEqual([plain]);
    await db().project.update({ where: { id: project.id }, data: { name: 'Winter' } });
    expect(await find(viewer, '广告')).toEqual([]);
    expect(await find(viewer, 'winter')).toEqual([tagged]);
    await db().task.update({ where: { id: tagged }, data: { tagIds: [] } });
    expect(await find(viewer, 'hero')).toEqual([]);
  });

  test('who left the team is still found by name, another team never', async () => {
    const [viewer, stranger] = [await makeViewer(), await makeViewer()];
    const gone = await makeViewer('creator', viewer);
    for (const { userId } of [gone, stranger])
      await db().user.update({ where: { id: userId }, data: { name: 'Grace Hopper' } });
    const [theirs, foreign] = [await makeTake(gone), await makeTake(stranger)];
    await db().member.deleteMany({ where: { userId: gone.userId } });
    expect(await find(viewer, 'hopper')).toEqual([theirs]);
    expect(await find(stranger, 'hopper')).toEqual([foreign]);
  });

  test.each(['owner', 'creator', 'reviewer'] as const)(
    'a %s finds what the team has, not others',
    async (role) => {
      const creator = await makeViewer();
      const [teammate, stranger] = [await makeViewer(role, creator), await makeViewer(role)];
      const id = await makeTake(creator, { prompt: 'Zeppelin 飞艇' });
      expect(await find(teammate, 'zeppelin 飞艇')).toEqual([id]);
      expect(await find(stranger, 'zeppelin')).toEqual([]);
      expect(await listMatching(teammate, { search: '飞艇' }, [id])).toEqual([id]);
      expect(await listMatching(teammate, { search: '汽车' }, [id])).toEqual([]);
      expect(await listMatching(stranger, { search: '飞艇' }, [id])).toEqual([]);
    },
  );

  test('with other filters, and parts of narrations never', async () => {
    const viewer = await makeViewer();
    const done = await makeTake(viewer, { prompt: 'A lighthouse' });
    const failed = await makeTake(viewer, { prompt: 'A lighthouse', state: 'failed' });
    const binned = await makeTake(viewer, { prompt: 'A lighthouse', shelf: 'bin' });
    await makeTake(viewer, { prompt: 'A lighthouse', parentId: done, partIndex: 0, shelf: 'part' });
    expect(new Set(await find(viewer, 'lighthouse'))).toEqual(new Set([done, failed]));
    expect(await find(viewer, 'lighthouse', { state: 'failed' })).toEqual([failed]);
    expect(await find(viewer, 'lighthouse', { shelf: 'bin' })).toEqual([binned]);
    expect(await find(viewer, 'lighthouse', { creatorId: randomUUID() })).toEqual([]);
  });

  test('two who comment at once are both found', async () => {
    const viewer = await makeViewer();
    const taskId = await makeTake(viewer);
    const words = Array.from({ length: 8 }, (_, index) => `remark${index}`);
    await Promise.all(
      words.map((text) =>
        db().comment.create({ data: { teamId: viewer.teamId, taskId, authorId: viewer.userId, text } }),
      ),
    );
    expect(await find(viewer, words.join(' '))).toEqual([taskId]);
  });

  test('a book is found by its beginning', async () => {
    const viewer = await makeViewer();
    const book = await makeTake(viewer, {
      prompt: `Chapter one. ${'许多字 and words. '.repeat(60_000)} the end`,
    });
    expect(await find(viewer, '"chapter one"')).toEqual([book]);
  });
});

test('a search is taken apart', () => {
  const words = (search: string) => searchTerms(search)?.map(({ text }) => text);
  expect(words('Red  KITE')).toEqual(['red', 'kite']);
  expect(words('夜景neon')).toEqual(['夜景', 'neon']);
  expect(searchTerms('-"Red kite" a-b')).toEqual([
    { text: 'red kite', isPhrase: true, isExcluded: true },
    { text: 'a-b', isPhrase: false, isExcluded: false },
  ]);
  expect(words('...')).toBeUndefined();
  expect(words('kite , 风筝,')).toEqual(['kite', '风筝']);
  expect(words('kite, 风筝,')).toEqual(['kite,', '风筝']);
});
