import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { linkStreams } from '@talloor/command-api/aggregates/orderLinks/policies/linkStreams.ts';
import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { orderedArticlesTable } from '@talloor/projections/tables/orderedArticles.ts';
import { auditTenant } from '@talloor/query-api/audit/auditTenant.ts';
import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';
import { changeOneRow, deleteOneRow, forgeOneRow, placeOf } from './testing/tamperRow.ts';
import { mockups, type TestTenant, testTenants } from '../demo/testing/testTenants.ts';

const { ends, openTenant } = testTenants();
let tenant: TestTenant;
const printed: string[] = [];
const audit = (): Promise<0 | 1> => {
  printed.length = 0;
  const print = (line: string): void => void printed.push(line);
  return auditTenant({ databaseUrl: tenant.url, eventStore: 'postgres', masterKey: new Uint8Array(32).fill(7), print });
};

beforeAll(async () => {
  tenant = await openTenant(mockups);
  await tenant.seed();
  const { store, codec, repository, clock } = tenant.foundation;
  const runner = createRunner({
    store,
    codec,
    databaseUrl: tenant.url,
    projectors: allProjectors,
    policies: [linkStreams({ repository, clock })],
  });
  await runner.start();
  const isReached = async () => {
    const head = await store.head();
    return runner.status().every(({ position }) => position === head);
  };
  await until('all events are linked and shown', isReached, 120_000);
  await runner.stop();
}, 240_000);
afterAll(() => ends());

test('a tenant that was built by all commands of the demo raises no alarm', async () => {
  expect([await audit(), printed]).toEqual([0, [expect.stringMatching(/^Alles klopt/)]]);
});

test('a row of a delivery is named with its order, a row of all orders with the last event that wrote it', async () => {
  const { pool } = tenant.foundation;
  const { rows } = await pool.query<{ delivery_number: string; order_number: string }>(
    `update ${deliveriesTable.qualifiedName} set line_count = line_count + 1 where delivery_number =
       (select min(delivery_number) from ${deliveriesTable.qualifiedName} where line_count is not null)
     returning delivery_number, order_number`,
  );
  await pool.query(
    `update ${orderedArticlesTable.qualifiedName} set last_quantity = 12345
     where (customer_number, article_number) =
       (select customer_number, article_number from ${orderedArticlesTable.qualifiedName} order by 1, 2 limit 1)`,
  );
  expect(await audit()).toBe(1);
  expect(printed).toEqual([
    expect.stringMatching(
      `^${rows[0]?.order_number}: .*${deliveriesTable.name}\\[${rows[0]?.delivery_number}\\].line_count`,
    ),
    expect.stringMatching(`order-\\d+@\\d+\\. .*${orderedArticlesTable.name}\\[.*last_quantity`),
    expect.stringMatching(/^Niet in orde: 2 keer iets/),
  ]);
});

const tables = allProjectors.flatMap(({ tables: own }) => own);
async function tamperAll(sqlOf: (table: TableDefinition) => string | null): Promise<string[]> {
  const { pool } = tenant.foundation;
  const names: string[] = [];
  for (const table of tables) {
    const sql = sqlOf(table);
    await pool.query(`create table saved_${table.name} as table ${placeOf(table)}`);
    const { rowCount } = sql === null ? { rowCount: 0 } : await pool.query(sql);
    if (rowCount) names.push(table.name);
  }
  return names;
}
async function restoreAll(): Promise<void> {
  for (const table of tables)
    await tenant.foundation.pool.query(
      `delete from ${placeOf(table)}; insert into ${placeOf(table)} select * from saved_${table.name}; drop table saved_${table.name}`,
    );
}

test.each([
  ['changed', changeOneRow, 30],
  ['deleted', deleteOneRow, 35],
  ['forged', (table: TableDefinition) => forgeOneRow(table, {}, String(700 + tables.indexOf(table))), tables.length],
] as const)('a %s row of every table is named', async (_, sqlOf, atLeast) => {
  const names = await tamperAll(sqlOf);
  try {
    expect(names.length).toBeGreaterThanOrEqual(atLeast);
    expect(await audit()).toBe(1);
    const output = printed.join('\n');
    const isNamed = (name: string) =>
      output.includes(`${name}[`) || (name === basketsTable.name && output.includes('basket-700'));
    expect(names.filter((name) => !isNamed(name))).toEqual([]);
  } finally {
    await restoreAll();
  }
});
