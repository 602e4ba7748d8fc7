import type pg from 'pg';
import { columnType } from './columnType.ts';
import type { Columns, RowOf } from './columns.ts';

export type Database = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

/** A mistake in a query's SQL or its declaration. */
export class UndeclaredRows extends Error {
  override readonly name = 'UndeclaredRows';
}

/** @throws UndeclaredRows where PostgreSQL gives other names or types */
export async function findRows<const C extends Columns>(
  database: Database,
  columns: C,
  query: string | pg.QueryConfig,
  values?: readonly unknown[],
): Promise<RowOf<C>[]> {
  const { rows, fields } = await (database as Pick<pg.Pool, 'query'>).query<Record<string, unknown>>(
    query,
    values as unknown[] | undefined,
  );
  checkFields(columns, fields);
  if (checksNulls) checkNulls(columns, rows);
  return rows as RowOf<C>[];
}

/** Null: no row. @throws UndeclaredRows */
export const findRow = async <const C extends Columns>(
  database: Database,
  columns: C,
  query: string | pg.QueryConfig,
  values?: readonly unknown[],
): Promise<RowOf<C> | null> => (await findRows(database, columns, query, values))[0] ?? null;

/** Tests only: PostgreSQL does not say of a column that it is never null. */
const checksNulls = process.env['NODE_ENV'] === 'test';

type Expected = ReadonlyMap<string, { readonly type: string; readonly oid: number }>;
const expectations = new WeakMap<Columns, Expected>();

function expectationOf(columns: Columns): Expected {
  const cachedExpectation = expectations.get(columns);
  if (cachedExpectation) return cachedExpectation;
  const expected = new Map(
    Object.entries(columns).map(([name, declared]) => {
      const type = columnType(declared);
      const oid = oids[type.replace(/\(.*\)/, '')];
      if (oid === undefined) throw new UndeclaredRows(`column ${name} is declared as the unknown type ${type}`);
      return [name, { type, oid }];
    }),
  );
  expectations.set(columns, expected);
  return expected;
}

function checkFields(columns: Columns, fields: readonly pg.FieldDef[]): void {
  const expected = expectationOf(columns);
  for (const { name, dataTypeID } of fields) {
    const declared = expected.get(name);
    if (declared === undefined) throw new UndeclaredRows(`column ${name} is not declared`);
    if (declared.oid !== dataTypeID)
      throw new UndeclaredRows(`column ${name} is declared as ${declared.type} and comes as ${nameOf(dataTypeID)}`);
  }
  if (fields.length !== expected.size) {
    const fieldNames = new Set(fields.map(({ name }) => name));
    const missing = [...expected.keys()].filter((name) => !fieldNames.has(name));
    throw new UndeclaredRows(
      missing.length > 0 ? `the query gives no column ${missing.join(', ')}` : 'the query gives a column twice',
    );
  }
}

function checkNulls(columns: Columns, rows: readonly Readonly<Record<string, unknown>>[]): void {
  for (const [name, declared] of Object.entries(columns))
    if (/ not null| primary key/.test(declared) && rows.some((row) => row[name] === null))
      throw new UndeclaredRows(`column ${name} is declared as ${declared} and holds null`);
}

const oids: Readonly<Record<string, number>> = {
  boolean: 16,
  bytea: 17,
  name: 19,
  bigint: 20,
  smallint: 21,
  int: 23,
  text: 25,
  oid: 26,
  json: 114,
  real: 700,
  'double precision': 701,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  varchar: 1043,
  numeric: 1700,
  uuid: 2950,
  jsonb: 3802,
  'boolean[]': 1000,
  'bytea[]': 1001,
  'int[]': 1007,
  'text[]': 1009,
  'bigint[]': 1016,
  'double precision[]': 1022,
  'timestamptz[]': 1185,
  'uuid[]': 2951,
};
const nameOf = (oid: number): string =>
  Object.entries(oids).find(([, typeOid]) => typeOid === oid)?.[0] ?? `type ${String(oid)}`;
