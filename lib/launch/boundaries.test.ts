import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** For each rule: a file, and what it must not import. */
const planted: [rule: string, from: string, to: string][] = [
  ['no-circles', 'lib/team/one.ts', 'lib/team/other.ts'],
  ['app-is-the-top', 'components/card.ts', 'app/page.ts'],
  ['components-know-no-server', 'components/list.ts', 'lib/tasks/queries.ts'],
  ['components-know-no-server', 'components/settings.ts', 'lib/env.ts'],
  ['lib-knows-no-screen', 'lib/tasks/draw.ts', 'components/button.ts'],
  ['pages-only-read', 'app/(studio)/gallery/page.ts', 'lib/tasks/mutations.ts'],
  ['routes-go-through-a-noun', 'app/api/takes/route.ts', 'lib/db.ts'],
  ['queries-only-read', 'lib/assets/queries.ts', 'lib/assets/mutations.ts'],
  ['actions-are-thin', 'lib/tasks/actions.ts', 'lib/db.ts'],
  ['jobs-are-the-workers', 'lib/tasks/start.ts', 'lib/tasks/jobs.ts'],
  ['tools-are-pure', 'lib/tools/video.ts', 'lib/env.ts'],
  ['tools-are-pure', 'lib/tools/pictures.ts', 'node_modules/react/index.js'],
  ['narration-is-pure', 'lib/narration/cut.ts', 'lib/db.ts'],
  ['narration-is-pure', 'lib/narration/import/open.ts', 'node_modules/pg/index.js'],
  ['vendor-is-a-leaf', 'lib/vendor/client.ts', 'lib/env.ts'],
  ['sandbox-is-a-stranger', 'lib/sandbox/server.ts', 'lib/log.ts'],
  ['nobody-imports-the-sandbox', 'lib/tasks/shortcut.ts', 'lib/sandbox/render.ts'],
  ['nobody-imports-the-worker', 'lib/tasks/inline.ts', 'lib/worker/main.ts'],
  ['launch-is-nobodys-library', 'lib/tasks/ports.ts', 'lib/launch/ports.ts'],
  ['team-stands-left', 'lib/team/usage.ts', 'lib/tasks/read.ts'],
  ['assets-stands-left', 'lib/assets/lineage.ts', 'lib/tasks/read.ts'],
  ['pronunciation-stands-left', 'lib/pronunciation/uses.ts', 'lib/tasks/read.ts'],
  ['tasks-stands-left', 'lib/tasks/voice.ts', 'lib/voices/voice.ts'],
  ['voices-stands-left', 'lib/voices/project.ts', 'lib/projects/read.ts'],
  ['projects-stands-left', 'lib/projects/decision.ts', 'lib/review/read.ts'],
  ['review-stands-left', 'lib/review/bin.ts', 'lib/curation/read.ts'],
  ['curation-stands-left', 'lib/curation/guest.ts', 'lib/sharing/read.ts'],
  ['sharing-stands-left', 'lib/sharing/notice.ts', 'lib/notices/read.ts'],
  ['ground-knows-no-noun', 'lib/storage/names.ts', 'lib/assets/names.ts'],
  ['viewers-are-minted-once', 'lib/tasks/pretend.ts', 'lib/auth/mint-viewer.ts'],
  ['guests-are-minted-once', 'lib/sharing/pretend.ts', 'lib/sharing/mint-guest.ts'],
  ['pg-boss-stays-behind-the-queue', 'lib/tasks/boss.ts', 'node_modules/pg-boss/index.js'],
  ['gpl-runs-apart', 'lib/sandbox/speech/say.ts', 'node_modules/@echogarden/espeak-ng-emscripten/index.js'],
  ['gpl-runs-apart', 'lib/sandbox/speech/hear.ts', 'lib/sandbox/speech/engine/espeak-worker.ts'],
  ['launcher-needs-nothing-installed', 'lib/launch/start.mjs', 'lib/launch/studio.ts'],
  ['tests-are-leaves', 'lib/tasks/borrow.ts', 'lib/tasks/test-takes.ts'],
];

/** The nearest thing to each rule that is right. */
const allowed: [from: string, to: string][] = [
  ['app/(studio)/page.ts', 'lib/tasks/queries.ts'],
  ['app/api/assets/route.ts', 'lib/assets/mutations.ts'],
  ['components/form.ts', 'lib/tasks/actions.ts'],
  ['components/tile.ts', 'lib/tasks/take-view.ts'],
  ['lib/tasks/mutations.ts', 'lib/db.ts'],
  ['lib/worker/main.ts', 'lib/tasks/jobs.ts'],
  ['lib/tools/enhance.ts', 'lib/vendor/names.ts'],
  ['lib/narration/parts.ts', 'lib/vendor/limits.ts'],
  ['lib/tools/narration.ts', 'lib/narration/parts.ts'],
  ['lib/sandbox/check.ts', 'lib/vendor/names.ts'],
  ['lib/tasks/with-assets.ts', 'lib/assets/names.ts'],
  ['lib/voices/with-takes.ts', 'lib/tasks/take-view.ts'],
  ['lib/auth/find-viewer.ts', 'lib/auth/mint-viewer.ts'],
  ['lib/queue/open.ts', 'node_modules/pg-boss/index.js'],
  ['lib/sandbox/speech/engine/espeak-worker.ts', 'node_modules/@echogarden/espeak-ng-emscripten/index.js'],
  ['lib/tasks/takes.test.ts', 'lib/tasks/test-takes.ts'],
];

const root = resolve(import.meta.dirname, '../..');
const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));
let folder: string;
let found: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rushes-boundaries-'));
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      type: 'module',
      imports: { '#app/*': './app/*', '#components/*': './components/*', '#lib/*': './lib/*' },
    }),
  );
  const imports = new Map<string, string[]>([['lib/team/other.ts', ['lib/team/one.ts']]]);
  for (const [from, to] of [...planted.map(([, from, to]) => [from, to] as const), ...allowed]) {
    imports.set(from, [...(imports.get(from) ?? []), to]);
    if (!imports.has(to)) imports.set(to, []);
  }
  for (const [path, targets] of imports) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${targets.map(importLine).join('\n')}\nexport const it = 1;\n`);
  }
  const { output } = await cruise(['app', 'components', 'lib'], {
    ...config.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  if (typeof output === 'string') throw new Error('expected the result as an object');
  found = output.summary.violations.map(({ rule, from, to }) => edge(rule.name, from, to));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(planted)('%s: %s may not import %s', (rule, from, to) => {
  expect(found).toContain(edge(rule, from, to));
});

test.each(allowed)('%s may import %s', (from, to) => {
  expect(found.filter((line) => line.endsWith(`: ${from} -> ${to}`))).toEqual([]);
});

test('every rule has a planted violation', () => {
  const names: string[] = config.forbidden.map((rule: { name: string }) => rule.name);
  expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(names));
});

function edge(rule: string, from: string, to: string): string {
  return `${rule}: ${from} -> ${to}`;
}

function importLine(path: string): string {
  const specifier = path.startsWith('node_modules/') ? path.split('/').slice(1, -1).join('/') : `#${path}`;
  return `import '${specifier}';`;
}
