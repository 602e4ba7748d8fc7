import type { PendingRow, Phase, TablePhases } from './coalesceRows.ts';
import { columnType, fromJson, toJson } from './columnTypes.ts';
import { groupBy } from '../groupBy.ts';
import type { Row, TableDefinition } from './projector.ts';

/**
 * Statements, in order, that bring one batch's rows into the tables. A statement's values travel as one JSON literal of
 * arrays, which PostgreSQL takes in faster than a record set or parameters.
 */
export function rowStatements(schema: string, tables: readonly TablePhases[]): string[] {
  return tables.flatMap(({ table, phases }) => phases.flatMap((phase) => phaseStatements(schema, table, phase)));
}

type Target = { readonly name: string; readonly table: TableDefinition };
type Keyed = { readonly key: Row; readonly values: Row };

function phaseStatements(schema: string, table: TableDefinition, phase: Phase): string[] {
  const target = { name: `${identifier(schema)}.${identifier(table.name)}`, table };
  const rows = [...phase.rows.values()];
  const deletes = [...phase.broadDeletes, ...rows.filter((row) => row.deleteFirst).map((row) => row.key)];
  const writes = groupBy(rows.filter(hasWrite), ({ write }) => `${write.kind} ${Object.keys(write.values).join(' ')}`);
  return [
    ...phase.broadUpdates.map((update) => updateStatement(target, Object.keys(update.key), [update])),
    ...lists(groupBy(deletes, (key) => Object.keys(key).join(' '))).map((keys) => deleteStatement(target, keys)),
    ...lists(writes).map((group) => writeStatement(target, group)),
  ].filter((statement) => statement !== '');
}

type Written = PendingRow & { readonly write: NonNullable<PendingRow['write']> };
const hasWrite = (row: PendingRow): row is Written => row.write !== null;
const lists = <T>(groups: ReadonlyMap<string, T[]>): T[][] => [...groups.values()];

function writeStatement(target: Target, rows: readonly Written[]): string {
  const { primaryKey } = target.table;
  const kind = rows[0]?.write.kind;
  const keyed = rows.map(({ key, write }) => ({ key, values: write.values }));
  if (kind === 'update') return updateStatement(target, primaryKey, keyed);
  const columns = Object.keys(rows[0]?.write.values ?? {}).filter((column) => !primaryKey.includes(column));
  const all = [...primaryKey, ...columns];
  const set = columns.map((name) => {
    const column = identifier(name);
    return `${column} = ${kind === 'add' ? `coalesce(t.${column}, 0) + ` : ''}excluded.${column}`;
  });
  const conflict = set.length > 0 ? `do update set ${set.join(', ')}` : 'do nothing';
  const insert = `insert into ${target.name} as t (${all.map(identifier).join(', ')})`;
  return `${insert} ${selection(target, all, keyed)} on conflict (${primaryKey.map(identifier).join(', ')}) ${conflict}`;
}

function updateStatement(target: Target, keyColumns: readonly string[], rows: readonly Keyed[]): string {
  const columns = Object.keys(rows[0]?.values ?? {});
  if (columns.length === 0) return '';
  // A key column that is also written would need two values in one row of the set.
  if (columns.some((column) => keyColumns.includes(column)))
    throw new Error(`an update of ${target.table.name} writes a column of its own key`);
  const set = columns.map((column) => `${identifier(column)} = s.${identifier(column)}`);
  const source = selection(target, [...keyColumns, ...columns], rows);
  return `update ${target.name} as t set ${set.join(', ')} from (${source}) as s where ${sameKey(keyColumns)}`;
}

function deleteStatement(target: Target, keys: readonly Row[]): string {
  const columns = Object.keys(keys[0] ?? {});
  const rows = keys.map((key) => ({ key, values: {} }));
  return `delete from ${target.name} as t using (${selection(target, columns, rows)}) as s where ${sameKey(columns) || 'true'}`;
}

const sameKey = (columns: readonly string[]): string =>
  columns.map((column) => `t.${identifier(column)} = s.${identifier(column)}`).join(' and ');

/** `select` of these columns of these rows. */
function selection(target: Target, columns: readonly string[], rows: readonly Keyed[]): string {
  const types = columns.map((column) => columnType(target.table, column));
  const json = rows.map(({ key, values }) =>
    columns.map((column, index) => toJson(types[index] ?? 'text', column in key ? key[column] : values[column])),
  );
  const items = columns.map((column, index) => `${fromJson(types[index] ?? 'text', index)} as ${identifier(column)}`);
  return `select ${items.join(', ')} from jsonb_array_elements(${literal(JSON.stringify(json))}) as r`;
}

/** Quoted for SQL with `standard_conforming_strings` on, the only way PostgreSQL has been delivered since 9.1. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Quoted as a name for SQL. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
