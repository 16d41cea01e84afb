/*
 * The import rules of README, "Where things are". They run one way: app -> components -> lib, and inside lib
 * doors -> nouns -> ground. `lib/launch/boundaries.test.ts` plants a violation of each to prove that it bites.
 */
const { default: Visitor } = require('@swc/core/Visitor');

// The walker by which dependency-cruiser reads TypeScript 7 does not know `using` yet.
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function (statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  for (const { init } of statement.decls) this.visitOptionalExpression(init);
  return statement;
};

const test = '(\\.test\\.ts$|/test-[^/]+\\.ts$)';
const nouns = [
  'team',
  'assets',
  'pronunciation',
  'tasks',
  'voices',
  'projects',
  'review',
  'curation',
  'sharing',
  'notices',
];
/** What comes to a noun from its right is forbidden. */
const rightOf = nouns.slice(0, -1).map((noun, index) => ({
  name: `${noun}-stands-left`,
  comment: `Nouns import only those to their left: ${nouns.join(' <- ')}.`,
  from: { path: `^lib/${noun}/` },
  to: { path: `^lib/(${nouns.slice(index + 1).join('|')})/` },
}));

const forbidden = [
  {
    name: 'no-circles',
    comment: 'Two files that need each other at run time are one thing, or three.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'app-is-the-top',
    comment: 'Routes are composed of everything; nothing is made of routes.',
    from: { pathNot: '^(app|e2e)/' },
    to: { path: '^app/' },
  },
  {
    name: 'components-know-no-server',
    comment: 'Components take views and call actions. They never read, write or know settings themselves.',
    from: { path: '^components/' },
    to: {
      path: [
        '^lib/(db|env|log|action|route|health|prices)\\.ts$',
        '^lib/[^/]+/(queries|mutations|jobs)\\.ts$',
        '^lib/(storage|queue|launch)/',
        '^prisma/',
      ],
      pathNot: '^prisma/client/enums\\.ts$',
    },
  },
  {
    name: 'lib-knows-no-screen',
    comment: 'What the studio does is independent of how it looks.',
    from: { path: '^(lib|prisma)/' },
    to: { path: '^components/' },
  },
  {
    name: 'pages-only-read',
    comment: 'Pages call queries; what changes something goes through an action.',
    from: { path: '^app/', pathNot: ['^app/api/', test] },
    to: { path: ['^lib/db\\.ts$', '^lib/[^/]+/(mutations|jobs)\\.ts$'] },
  },
  {
    name: 'routes-go-through-a-noun',
    comment: 'Route handlers call queries and mutations; SQL and jobs are not theirs.',
    from: { path: '^app/api/' },
    to: { path: ['^lib/db\\.ts$', '^lib/[^/]+/jobs\\.ts$'] },
  },
  {
    name: 'queries-only-read',
    comment: 'A query never writes.',
    from: { path: '^lib/[^/]+/queries\\.ts$' },
    to: { path: '^lib/[^/]+/(mutations|actions|jobs)\\.ts$' },
  },
  {
    name: 'actions-are-thin',
    comment: 'Actions are doors: they call mutations, which own the SQL.',
    from: { path: '^lib/[^/]+/actions\\.ts$' },
    to: { path: '^lib/db\\.ts$' },
  },
  {
    name: 'jobs-are-the-workers',
    comment: 'Only the worker runs jobs.',
    from: { pathNot: ['^lib/worker/', test] },
    to: { path: '^lib/[^/]+/jobs\\.ts$' },
  },
  {
    name: 'tools-are-pure',
    comment: 'A tool is a declaration over the wire contract: no settings, database, network or React.',
    from: { path: '^lib/tools/', pathNot: test },
    to: { pathNot: ['^lib/(narration|tools|vendor)/', '^lib/(paths|result)\\.ts$', '^node_modules/zod/'] },
  },
  {
    name: 'narration-is-pure',
    comment: 'Texts are cut and read alike in the browser, in a tool and in the worker.',
    from: { path: '^lib/narration/', pathNot: test },
    to: {
      pathNot: [
        '^lib/(narration|vendor)/',
        '^lib/result\\.ts$',
        '^node_modules/(fflate|htmlparser2|mammoth|marked)/',
      ],
    },
  },
  {
    name: 'vendor-is-a-leaf',
    comment: 'The wire contract and its client get settings, fetch and clock handed in.',
    from: { path: '^lib/vendor/', pathNot: test },
    to: { path: '^(lib|app|components|prisma)/', pathNot: ['^lib/vendor/', '^lib/result\\.ts$'] },
  },
  {
    name: 'sandbox-is-a-stranger',
    comment: 'The sandbox stands for somebody else: it knows the wire contract and nothing of ours.',
    from: { path: '^lib/sandbox/', pathNot: test },
    to: { path: '^(lib|app|components|prisma)/', pathNot: '^lib/(sandbox|vendor)/' },
  },
  {
    name: 'nobody-imports-the-sandbox',
    comment: 'It is reached over HTTP, like the vendor it stands for.',
    from: { pathNot: ['^lib/sandbox/', test] },
    to: { path: '^lib/sandbox/' },
  },
  {
    name: 'nobody-imports-the-worker',
    comment: 'It is a process.',
    from: { pathNot: '^lib/worker/' },
    to: { path: '^lib/worker/' },
  },
  {
    name: 'launch-is-nobodys-library',
    comment: 'What starts the studio is not part of it.',
    from: { path: '^(app|components|lib)/', pathNot: ['^lib/launch/', test] },
    to: { path: '^lib/launch/' },
  },
  ...rightOf,
  {
    name: 'ground-knows-no-noun',
    comment: 'Storage, queue, auth and the single files of lib lie below the nouns.',
    from: {
      path: ['^lib/(auth|storage|queue|happenings|language|mail)/', '^lib/[^/]+\\.ts$'],
      pathNot: test,
    },
    to: { path: `^lib/(${nouns.join('|')})/` },
  },
  {
    name: 'viewers-are-minted-once',
    comment: 'Only finding the viewer of a request, and tests, may mint one.',
    from: { pathNot: ['^lib/auth/(find|require)-viewer\\.ts$', test, '^e2e/'] },
    to: { path: '^lib/auth/mint-viewer\\.ts$' },
  },
  {
    name: 'guests-are-minted-once',
    comment: 'Only finding the guest of a link, and tests, may mint one.',
    from: { pathNot: ['^lib/sharing/find-guest\\.ts$', test, '^e2e/'] },
    to: { path: '^lib/sharing/mint-guest\\.ts$' },
  },
  {
    name: 'pg-boss-stays-behind-the-queue',
    comment: 'The job engine can be changed in one folder.',
    from: { path: '^(app|components|lib|e2e)/', pathNot: '^lib/queue/' },
    to: { path: '^node_modules/pg-boss/' },
  },
  {
    name: 'gpl-runs-apart',
    comment:
      'eSpeak NG is under the GPL: one file runs it, as a process that takes text and answers with sound.',
    from: { path: '^(app|components|lib|e2e)/', pathNot: '^lib/sandbox/speech/engine/espeak-worker\\.ts$' },
    to: { path: ['^node_modules/@echogarden/', '^lib/sandbox/speech/engine/espeak-worker\\.ts$'] },
  },
  {
    name: 'launcher-needs-nothing-installed',
    comment: 'What runs before `npm ci` uses built-ins only.',
    from: { path: '^lib/launch/[^/]+\\.mjs$' },
    to: { dependencyTypesNot: ['core'], pathNot: '^lib/launch/[^/]+\\.mjs$' },
  },
  {
    name: 'tests-are-leaves',
    comment: 'The studio never needs a test file.',
    from: { pathNot: [test, '^e2e/', '^vitest\\.config\\.ts$'] },
    to: { path: test },
  },
];

module.exports = {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['^node_modules/', '^prisma/client/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
