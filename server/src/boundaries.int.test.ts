import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const forbidden: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['events-stays-in-its-room', 'events/src/a.ts', 'platform/src/clock.ts'],
  ['rules-stays-in-its-room', 'rules/src/a.ts', 'contracts/src/endpoint.ts'],
  ['einvoice-stays-in-its-room', 'einvoice/src/a.ts', 'contracts/src/endpoint.ts'],
  ['contracts-stays-in-its-room', 'contracts/src/a.ts', 'events/src/order.ts'],
  ['messages-stays-in-its-room', 'messages/src/a.ts', 'rules/src/price.ts'],
  ['platform-stays-in-its-room', 'platform/src/a.ts', 'rules/src/price.ts'],
  ['catalogue-stays-in-its-room', 'catalogue/src/a.ts', 'events/src/order.ts'],
  ['command-api-stays-in-its-room', 'command-api/src/a.ts', 'projections/src/tables/orders.ts'],
  [
    'the-hints-know-tables-alone',
    'command-api/src/aggregates/order/policies/findDueOrders.ts',
    'projections/src/models/orders/a.ts',
  ],
  [
    'the-hints-know-tables-alone',
    'command-api/src/aggregates/recall/policies/findAffected.ts',
    'projections/src/models/orders/a.ts',
  ],
  ['analytics-stays-in-its-room', 'analytics/src/a.ts', 'catalogue/src/catalogue.ts'],
  ['projections-stays-in-its-room', 'projections/src/a.ts', 'catalogue/src/catalogue.ts'],
  ['query-api-stays-in-its-room', 'query-api/src/a.ts', 'command-api/src/createCommandApi.ts'],
  ['shop-web-stays-in-its-room', 'shop-web/src/a.ts', 'platform/src/clock.ts'],
  ['backoffice-web-stays-in-its-room', 'backoffice-web/src/a.ts', 'shop-web/src/page.ts'],
  ['e2e-stays-in-its-room', 'e2e/src/a.ts', 'server/src/main.ts'],
  ['server-stays-in-its-room', 'server/src/a.ts', 'shop-web/src/page.ts'],
  ['platform-knows-only-endpoint-types-of-contracts', 'platform/src/b.ts', 'contracts/src/shapes.ts'],
  ['only-audit-reads-events-in-query-api', 'query-api/src/b.ts', 'events/src/order.ts'],
  [
    'two-aggregates-do-not-import-each-other',
    'command-api/src/aggregates/order/a.ts',
    'command-api/src/aggregates/basket/b.ts',
  ],
  [
    'two-read-models-do-not-import-each-other',
    'projections/src/models/orders/a.ts',
    'projections/src/models/baskets/b.ts',
  ],
  ['no-test-code-in-product', 'platform/src/c.ts', 'platform/src/postgres/testing.ts'],
];
const allowed: readonly (readonly [from: string, to: string])[] = [
  ['command-api/src/ok.ts', 'catalogue/src/catalogue.ts'],
  ['query-api/src/ok.ts', 'projections/src/tables/orders.ts'],
  ['query-api/src/audit/ok.ts', 'events/src/order.ts'],
  ['platform/src/ok.ts', 'contracts/src/endpoint.ts'],
  ['shop-web/src/ok.ts', 'contracts/src/endpoint.ts'],
];

let house: string;
type Violation = { readonly rule: { readonly name: string }; readonly from: string; readonly to: string };
let violations: readonly Violation[];

beforeAll(() => {
  const root = resolve('.');
  house = mkdtempSync(join(tmpdir(), 'talloor-house-'));
  for (const name of ['.dependency-cruiser.mjs', 'tsconfig.base.json', 'package.json'])
    cpSync(join(root, name), join(house, name));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const [, from, to] of forbidden) door(from, to);
  for (const [from, to] of allowed) door(from, to);
  put('rules/src/b.ts', "import 'node:fs';\n");
  put('events/src/b.ts', "import 'express';\n");
  const folders = [
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
    'shop-web',
    'backoffice-web',
    'server',
    'e2e',
  ];
  const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [
    bin,
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    ...folders.map((folder) => `${folder}/src`),
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
});
afterAll(() => rmSync(house, { recursive: true }));

function put(file: string, content: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), content);
}
function door(from: string, to: string) {
  put(to, 'export const thing = 1;\n');
  const way = `${'../'.repeat(from.split('/').length - 1)}${to}`;
  put(from, `export { thing } from '${way}';\n`);
}

test.each(forbidden)('%s: %s may not import %s', (rule, from, to) => {
  expect(violations).toContainEqual(
    expect.objectContaining({ rule: expect.objectContaining({ name: rule }), from, to }),
  );
});

test.each(allowed)('%s may import %s', (from) => {
  expect(violations.filter((violation) => violation.from === from)).toEqual([]);
});

test('dependency-cruiser finds rules that read files, and events that import more than zod', () => {
  const names = violations.map(({ rule, from }) => `${rule.name} ${from}`);
  expect(names).toContain('rules-do-no-io rules/src/b.ts');
  expect(names).toContain('events-need-only-zod events/src/b.ts');
});
