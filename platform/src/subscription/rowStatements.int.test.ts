import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { createTestDatabase } from '../postgres/testing.ts';
import { coalesceRows } from './coalesceRows.ts';
import type { RowOperation, TableDefinition } from './projector.ts';
import { createReadModelTables } from './readModelTables.ts';
import { rowStatements } from './rowStatements.ts';

const table: TableDefinition = {
  name: 'lines_v1',
  columns: {
    order_number: 'text not null',
    line: 'int not null',
    article: 'text',
    quantity: 'numeric(10,3)',
    detail: 'jsonb',
    told: 'json',
    days: "text[] not null default '{}'",
    placed_at: 'timestamptz',
  },
  primaryKey: ['order_number', 'line'],
  indexes: { lines_v1_article: '(article)' },
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  pool.on('error', () => undefined);
  for (const schema of ['batched', 'single']) await createReadModelTables(pool, schema, [table]);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => pool.query('truncate batched.lines_v1, single.lines_v1').then(() => undefined));

const apply = async (schema: string, operations: readonly RowOperation[]): Promise<void> => {
  const statements = rowStatements(schema, coalesceRows([table], operations));
  await pool.query(statements.join(';\n'));
};
const rowsOf = async (schema: string): Promise<unknown[]> =>
  (await pool.query(`select * from ${schema}.lines_v1 order by order_number, line`)).rows as unknown[];
const line = (order: string, number: number) => ({ order_number: order, line: number });
type Untabled<O> = O extends RowOperation ? Omit<O, 'table'> : never;
const on = (operation: Untabled<RowOperation>): RowOperation => ({ table: 'lines_v1', ...operation }) as RowOperation;

test('values of every kind are stored unchanged, including quotes and backslashes', async () => {
  const article = `o'clock \\ "x" $1 \u20ac`;
  const detail = { nested: [{ text: "it's \\ " }], none: null };
  const timeText = "o'clock";
  const values = {
    article,
    quantity: 2.125,
    detail,
    told: timeText,
    days: ['mo', "t'u"],
    placed_at: '2026-03-11T13:12:00.000Z',
  };
  await apply('batched', [on({ kind: 'upsert', key: line('1', 1), values })]);
  const placed = { ...line('1', 1), ...values, quantity: '2.125', placed_at: new Date(values.placed_at) };
  expect(await rowsOf('batched')).toEqual([placed]);
  await apply('batched', [on({ kind: 'update', key: line('1', 1), values: { article: null, detail: [1, 'two'] } })]);
  expect(await rowsOf('batched')).toEqual([{ ...placed, article: null, detail: [1, 'two'] }]);
  await apply('batched', [on({ kind: 'update', key: {}, values: { article: 'bread' } })]);
  expect(await rowsOf('batched')).toMatchObject([{ article: 'bread' }]);
  await apply('batched', [on({ kind: 'delete', key: {} })]);
  expect(await rowsOf('batched')).toEqual([]);
});

test('repeated and concurrent creation of tables keeps their rows', async () => {
  await apply('batched', [on({ kind: 'upsert', key: line('1', 1), values: {} })]);
  await Promise.all([1, 2, 3].map(() => createReadModelTables(pool, 'batched', [table])));
  expect(await rowsOf('batched')).toHaveLength(1);
});

test('an undeclared table, an incomplete key, an updated key column and NaN are rejected', () => {
  const statements = (operation: RowOperation) => rowStatements('batched', coalesceRows([table], [operation]));
  expect(() => statements({ kind: 'delete', table: 'other', key: {} })).toThrow('no table other');
  expect(() => statements(on({ kind: 'upsert', key: { line: 1 }, values: {} }))).toThrow('whole primary key');
  const keyUpdate = on({ kind: 'update', key: line('1', 1), values: { line: 2 } });
  expect(() => statements(keyUpdate)).toThrow('its own key');
  const countless = on({ kind: 'upsert', key: line('1', 1), values: { quantity: Number.NaN } });
  expect(() => statements(countless)).toThrow('NaN is no numeric');
});

test('a batch gives the same rows as its operations one by one', async () => {
  const order = fc.constantFrom('1', '2');
  const key = fc.record({ order_number: order, line: fc.integer({ min: 1, max: 2 }) });
  const article = fc.constantFrom('milk', 'bread', null);
  const quantity = fc.integer({ min: -3, max: 3 });
  const values = fc.record({ article, quantity }, { requiredKeys: [] });
  const operation: fc.Arbitrary<RowOperation> = fc.oneof(
    fc.record({ kind: fc.constant('upsert' as const), table: fc.constant('lines_v1'), key, values }),
    fc.record({ kind: fc.constant('update' as const), table: fc.constant('lines_v1'), key, values }),
    fc.record({
      kind: fc.constant('add' as const),
      table: fc.constant('lines_v1'),
      key,
      values: fc.record({ quantity }),
    }),
    fc.record({
      kind: fc.constant('delete' as const),
      table: fc.constant('lines_v1'),
      key: fc.oneof(key, fc.record({ order_number: order }), fc.record({ article: fc.constant('milk') })),
    }),
    fc.record({
      kind: fc.constant('update' as const),
      table: fc.constant('lines_v1'),
      key: fc.record({ order_number: order }),
      values,
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 14 }), async (operations) => {
      await pool.query('delete from batched.lines_v1; delete from single.lines_v1');
      for (const appliedOperation of operations) await apply('single', [appliedOperation]);
      await apply('batched', operations);
      expect(await rowsOf('batched')).toEqual(await rowsOf('single'));
    }),
    { numRuns: 300 },
  );
});
