/** The house rules of docs/architecture.md. */
const folders = [
  'events',
  'rules',
  'einvoice',
  'contracts',
  'messages',
  'look',
  'platform',
  'catalogue',
  'analytics',
  'command-api',
  'projections',
  'query-api',
  'server',
  'shop-web',
  'backoffice-web',
  'e2e',
  'bench',
];

/** @param {string} folder @param {string[]} allowed @param {string} reason */
const mayImport = (folder, allowed, reason) => ({
  name: `${folder}-stays-in-its-room`,
  comment: reason,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: `^(${folders.filter((f) => f !== folder && !allowed.includes(f)).join('|')})/` },
});

export default {
  forbidden: [
    mayImport('events', [], 'Events are the storage format and live for ever: they depend on nothing but zod.'),
    mayImport('rules', [], 'Business arithmetic is pure and runs in browser and server alike.'),
    mayImport('einvoice', ['rules'], 'A document is written and checked without the shop that sends it.'),
    mayImport('contracts', ['rules'], 'The HTTP contract knows the rules and nothing of either side.'),
    mayImport('messages', [], 'Texts depend on nothing.'),
    mayImport('look', [], 'What both webs look like knows neither of them (ADR 0060).'),
    mayImport(
      'platform',
      ['contracts'],
      'Plumbing knows no business word; of contracts only the endpoint and problem types.',
    ),
    mayImport('catalogue', ['rules', 'platform'], 'Reference data serves both sides and knows neither.'),
    mayImport('analytics', ['contracts', 'rules', 'platform'], 'Events of visitors serve both sides and know neither.'),
    {
      ...mayImport(
        'command-api',
        ['events', 'rules', 'contracts', 'messages', 'platform', 'catalogue', 'analytics'],
        'The write side never reads a read model, but for a hint of which orders are due, deliveries called back or users of a customer (ADR 0111, 0120, 0125).',
      ),
      from: {
        path: '^command-api/',
        pathNot:
          '^command-api/src/(aggregates/order/policies/findDueOrders|aggregates/recall/policies/findAffected|people/findUsersOf)\\.ts$',
      },
    },
    {
      name: 'the-hints-know-tables-alone',
      comment:
        'Where the write side looks for what is due or affected it knows tables, nothing else of the read side (ADR 0111, 0125).',
      severity: 'error',
      from: {
        path: '^command-api/src/(aggregates/order/policies/findDueOrders|aggregates/recall/policies/findAffected|people/findUsersOf)\\.ts$',
      },
      to: { path: '^(projections/(?!src/tables/)|query-api/|server/)' },
    },
    mayImport('projections', ['events', 'rules', 'platform'], 'Projectors turn events into rows and know no API.'),
    mayImport(
      'query-api',
      ['events', 'contracts', 'rules', 'einvoice', 'messages', 'platform', 'catalogue', 'analytics', 'projections'],
      'The read side never commands.',
    ),
    mayImport(
      'shop-web',
      ['contracts', 'rules', 'messages', 'look'],
      'A web page speaks to the server through contracts only.',
    ),
    mayImport(
      'backoffice-web',
      ['contracts', 'rules', 'messages', 'look'],
      'A web page speaks to the server through contracts only.',
    ),
    mayImport('e2e', ['contracts'], 'A journey sees the product from outside.'),
    mayImport(
      'server',
      [
        'events',
        'rules',
        'einvoice',
        'contracts',
        'messages',
        'platform',
        'catalogue',
        'analytics',
        'command-api',
        'projections',
        'query-api',
      ],
      'The composition does not import browser source.',
    ),
    {
      name: 'platform-knows-only-endpoint-types-of-contracts',
      comment: 'Of contracts, platform may import the endpoint, feature and problem types only.',
      severity: 'error',
      from: { path: '^platform/' },
      to: {
        path: '^contracts/',
        pathNot: '^contracts/src/(analytics/analyticsSettings|endpoint|features|problem|punchOutPaths)\\.ts$',
      },
    },
    {
      name: 'only-audit-reads-events-in-query-api',
      comment: 'query-api serves read models; its audit folder alone replays events and runs pure project functions.',
      severity: 'error',
      from: { path: '^query-api/src/', pathNot: '^query-api/src/audit/' },
      to: { path: '^(events/|projections/(?!src/tables/)|platform/src/eventStore/)' },
    },
    {
      name: 'two-aggregates-do-not-import-each-other',
      comment: 'An aggregate shows others its events and state (in events/), never its commands.',
      severity: 'error',
      from: { path: '^command-api/src/aggregates/([^/]+)/' },
      to: { path: '^command-api/src/aggregates/', pathNot: '^command-api/src/aggregates/$1/' },
    },
    {
      name: 'two-read-models-do-not-import-each-other',
      comment: 'Each read model is rebuilt by itself.',
      severity: 'error',
      from: { path: '^projections/src/models/([^/]+)/' },
      to: { path: '^projections/src/models/', pathNot: '^projections/src/models/$1/' },
    },
    {
      name: 'rules-do-no-io',
      comment: 'Pure code reads no file, socket or database.',
      severity: 'error',
      from: { path: '^(rules|einvoice|events|contracts|messages)/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'events-need-only-zod',
      comment: 'The language of the business outlives every library but its parser.',
      severity: 'error',
      from: { path: '^events/src/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'no-circles',
      comment: 'A circle has no first reader.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package that another one hoisted is not ours to use.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-test-code-in-product',
      comment: 'The product does not import tests.',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/testing/|testing\\.ts$|^bench/|^e2e/|^server/src/chaos/)' },
      to: { path: '(\\.test\\.tsx?$|/testing/|/testing\\.ts$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
