import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { caseMessagesTable } from '@talloor/projections/tables/cases.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { invoicesTable } from '@talloor/projections/tables/invoices.ts';
import { orderShortLinesTable } from '@talloor/projections/tables/orderDetail.ts';
import { paymentsTable } from '@talloor/projections/tables/payments.ts';
import { purchaseLinesTable } from '@talloor/projections/tables/purchases.ts';
import { returnsTable } from '@talloor/projections/tables/returns.ts';
import { containerMovesTable, deliveredLotsTable } from '@talloor/projections/tables/traceability.ts';
import { auditOrder } from './auditOrder.ts';
import { auditTenant } from './auditTenant.ts';
import { startReadSide, type ReadSideUnderTest } from './testing/startReadSide.ts';
import { writeWholeStory } from './testing/wholeStory.ts';

let side: ReadSideUnderTest;
let story: Awaited<ReturnType<typeof writeWholeStory>>;
const printed: string[] = [];

beforeAll(async () => {
  side = await startReadSide('2026-03-16T13:12:00.000Z');
  story = await writeWholeStory(side);
  await side.stopProjecting();
});
afterAll(() => side.close());

async function audit(what: 'order' | 'all'): Promise<0 | 1> {
  printed.length = 0;
  const { databaseUrl, masterKey } = side;
  const print = (line: string): void => void printed.push(line);
  const options = { databaseUrl, eventStore: 'postgres', masterKey, print };
  return what === 'all' ? await auditTenant(options) : await auditOrder({ ...options, orderNumber: story.orderNumber });
}

let copies = 0;

async function changing<T>(table: string, sql: string, work: () => Promise<T>): Promise<T> {
  const saved = `saved_${copies++}`;
  await side.pool.query(`create table ${saved} as table ${table}`);
  try {
    const { rowCount } = await side.pool.query(sql);
    expect(rowCount).toBeGreaterThan(0);
    return await work();
  } finally {
    await side.pool.query(`delete from ${table}; insert into ${table} select * from ${saved}; drop table ${saved}`);
  }
}

test('an order with all its streams is whole, and each stream is counted', async () => {
  expect([await audit('order'), printed.at(-1)]).toEqual([0, expect.stringMatching(/^Alles klopt/)]);
  expect(printed.map((line) => line.split('  ')[0])).toEqual(expect.arrayContaining(Object.values(story.streams)));
  expect([await audit('all'), printed]).toEqual([0, [expect.stringMatching(/^Alles klopt/)]]);
});

const set = (table: { readonly qualifiedName: string }, change: string) => ({
  table: table.qualifiedName,
  sql: `update ${table.qualifiedName} set ${change}`,
});
describe('a row that SQL changed is named', () => {
  test.each([
    [
      'an amount of a delivery note',
      set(deliveriesTable, `totals = jsonb_set(totals::jsonb, '{amount_to_pay}', '186.34')`),
    ],
    ['a quantity of a delivery note', set(deliveriesTable, `lines = jsonb_set(lines::jsonb, '{0,delivered}', '1')`)],
    ['the empties of a delivery', set(deliveriesTable, `empties = '[]'`)],
    ['the credit of a return', set(returnsTable, `credit = jsonb_set(credit::jsonb, '{total}', '99')`)],
    ['the balance of containers', set(containerMovesTable, 'count = count + 1')],
    ['the lots of a delivery', set(deliveredLotsTable, `lots = '{}'`)],
    ['the quantity of a purchase', set(purchaseLinesTable, 'quantity = quantity - 1')],
    ['the open amount of an invoice', set(invoicesTable, 'open_cents = open_cents + 1')],
    ['the amount of a payment', set(paymentsTable, 'amount_cents = amount_cents + 1')],
    ['the words of a case', set(caseMessagesTable, `text = 'anders'`)],
  ])('%s', async (_what, { table, sql }) => {
    const name = table.slice(table.indexOf('.') + 1);
    for (const what of ['order', 'all'] as const)
      expect([what, await changing(table, sql, () => audit(what)), printed.join('\n')]).toEqual([
        what,
        1,
        expect.stringContaining(`${name}[`),
      ]);
  });
  test('a short line that no event wrote', async () => {
    const table = orderShortLinesTable.qualifiedName;
    const columns = Object.keys(orderShortLinesTable.columns);
    const { rows } = await side.pool.query<{ column_name: string; data_type: string }>(
      "select column_name, data_type from information_schema.columns where table_schema = 'projections' and table_name = $1",
      [orderShortLinesTable.name],
    );
    const types = new Map(rows.map(({ column_name: name, data_type: type }) => [name, type]));
    const values = columns.map((column) =>
      column === 'order_number' ? `'${story.orderNumber}'` : types.get(column) === 'json' ? "'{}'" : "'1'",
    );
    const sql = `insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`;
    for (const what of ['order', 'all'] as const)
      expect([what, await changing(table, sql, () => audit(what)), printed.join('\n')]).toEqual([
        what,
        1,
        expect.stringContaining(`${orderShortLinesTable.name}[`),
      ]);
  });
  test('a delivery whose row was deleted', async () => {
    const sql = `delete from ${deliveriesTable.qualifiedName}`;
    for (const what of ['order', 'all'] as const)
      expect([what, await changing(deliveriesTable.qualifiedName, sql, () => audit(what)), printed.join('\n')]).toEqual(
        [what, 1, expect.stringContaining(`${deliveriesTable.name}[66103012]`)],
      );
  });
});

describe('a stream of an order', () => {
  const events = 'event_store.events';
  const removing = (where: string, what: 'order' | 'all') =>
    changing(events, `delete from ${events} where ${where}`, () => audit(what));

  test.each(['delivery', 'return', 'recall', 'invoice', 'payment', 'case'] as const)(
    'that was deleted is named: %s',
    async (kind) => {
      const stream = story.streams[kind];
      for (const what of ['order', 'all'] as const)
        expect([await removing(`stream_id = '${stream}'`, what), printed.join('\n')]).toEqual([
          1,
          expect.stringMatching(new RegExp(`${stream}.*(geen gebeurtenissen meer)`)),
        ]);
    },
  );
  test('that was deleted with its rows is named too', async () => {
    const table = returnsTable.qualifiedName;
    const status = await changing(table, `delete from ${table}`, () =>
      removing(`stream_id = '${story.streams.return}'`, 'order'),
    ).catch((error: unknown) => error);
    expect([status, printed.at(-1)]).toEqual([1, expect.stringContaining(story.streams.return)]);
  });
  test('whose link was deleted is named', async () => {
    for (const what of ['order', 'all'] as const)
      expect([await removing(`stream_id = '${story.streams.links}'`, what), printed.join('\n')]).toEqual([
        1,
        expect.stringMatching(new RegExp(`${story.streams.links}.*ontbreekt`)),
      ]);
  });
});
