import type { PendingRow, Phase, TablePhases } from './coalesceRows.ts';
import { groupBy } from './groupBy.ts';
import type { Row } from './projector.ts';

/** Statements, in order, that bring one batch's rows into the tables; all values travel as JSON literals. */
export function rowStatements(schema: string, tables: readonly TablePhases[]): string[] {
  return tables.flatMap(({ table, phases }) => {
    const target = `${identifier(schema)}.${identifier(table.name)}`;
    return phases.flatMap((phase) => phaseStatements(target, table.primaryKey, phase));
  });
}

function phaseStatements(target: string, primaryKey: readonly string[], phase: Phase): string[] {
  const rows = [...phase.rows.values()];
  const deletes = [...phase.broadDeletes, ...rows.filter((row) => row.deleteFirst).map((row) => row.key)];
  const writes = groupBy(rows.filter(hasWrite), ({ write }) => `${write.kind} ${Object.keys(write.values).join(' ')}`);
  return [
    ...phase.broadUpdates.map(({ key, values }) =>
      updateStatement(target, Object.keys(key), values, [{ key, values }]),
    ),
    ...lists(groupBy(deletes, (key) => Object.keys(key).join(' '))).map((keys) => deleteStatement(target, keys)),
    ...lists(writes).map((group) => writeStatement(target, primaryKey, group)),
  ];
}

type Written = PendingRow & { readonly write: NonNullable<PendingRow['write']> };
const lists = <T>(groups: ReadonlyMap<string, T[]>): T[][] => [...groups.values()];
const hasWrite = (row: PendingRow): row is Written => row.write !== null;

function writeStatement(target: string, primaryKey: readonly string[], rows: readonly Written[]): string {
  const first = rows[0];
  if (!first) return '';
  const { kind, values } = first.write;
  if (kind === 'update') {
    const updates = rows.map(({ key, write }) => ({ key, values: write.values }));
    return updateStatement(target, primaryKey, values, updates);
  }
  const columns = Object.keys(values).filter((column) => !primaryKey.includes(column));
  const all = [...primaryKey, ...columns].map(identifier).join(', ');
  const set = columns.map((name) => {
    const column = identifier(name);
    const before = kind === 'add' ? `coalesce(t.${column}, 0) + ` : '';
    return `${column} = ${before}excluded.${column}`;
  });
  const conflict = set.length > 0 ? `do update set ${set.join(', ')}` : 'do nothing';
  const from = rowSet(
    target,
    rows.map(({ key, write }) => ({ ...write.values, ...key })),
  );
  return `insert into ${target} as t (${all}) select ${all} from ${from} on conflict (${primaryKey.map(identifier).join(', ')}) ${conflict}`;
}

function updateStatement(
  target: string,
  keyColumns: readonly string[],
  values: Row,
  rows: readonly { readonly key: Row; readonly values: Row }[],
): string {
  const set = Object.keys(values).map((column) => `${identifier(column)} = r.${identifier(column)}`);
  // A key column that is also written would need two values in one row of the set.
  if (set.length === 0) return '';
  if (Object.keys(values).some((column) => keyColumns.includes(column)))
    throw new Error(`an update of ${target} writes a column of its own key`);
  const from = rowSet(
    target,
    rows.map((row) => ({ ...row.values, ...row.key })),
  );
  return `update ${target} as t set ${set.join(', ')} from ${from} where ${sameKey(keyColumns)}`;
}

function deleteStatement(target: string, keys: readonly Row[]): string {
  return `delete from ${target} as t using ${rowSet(target, keys)} where ${sameKey(Object.keys(keys[0] ?? {}))}`;
}

const sameKey = (columns: readonly string[]): string =>
  columns.map((column) => `t.${identifier(column)} = r.${identifier(column)}`).join(' and ');

const rowSet = (target: string, rows: readonly Row[]): string =>
  `json_populate_recordset(null::${target}, ${literal(JSON.stringify(rows))}) as r`;

/** Quoted for SQL with `standard_conforming_strings` on, the only way PostgreSQL has been delivered since 9.1. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
