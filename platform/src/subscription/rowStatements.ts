import type { PendingRow, Phase, TablePhases } from './coalesceRows.ts';
import { columnType, toText } from './columnTypes.ts';
import { groupBy } from '../groupBy.ts';
import type { Row, TableDefinition } from './projector.ts';

/** Rows are text literals, which PostgreSQL parses faster than JSON. */
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
  const values = rowList(target, all, keyed, false);
  return `${insert} ${values} on conflict (${primaryKey.map(identifier).join(', ')}) ${conflict}`;
}

function updateStatement(target: Target, keyColumns: readonly string[], rows: readonly Keyed[]): string {
  const columns = Object.keys(rows[0]?.values ?? {});
  if (columns.length === 0) return '';
  // A key column cannot be updated in a set-based write.
  if (columns.some((column) => keyColumns.includes(column)))
    throw new Error(`an update of ${target.table.name} writes a column of its own key`);
  const set = columns.map((column) => `${identifier(column)} = s.${identifier(column)}`);
  const source = rowSource(target, [...keyColumns, ...columns], rows);
  return `update ${target.name} as t set ${set.join(', ')} from ${source} where ${sameKey(keyColumns) || 'true'}`;
}

function deleteStatement(target: Target, keys: readonly Row[]): string {
  const columns = Object.keys(keys[0] ?? {});
  if (columns.length === 0) return `delete from ${target.name}`;
  const rows = keys.map((key) => ({ key, values: {} }));
  return `delete from ${target.name} as t using ${rowSource(target, columns, rows)} where ${sameKey(columns)}`;
}

const sameKey = (columns: readonly string[]): string =>
  columns.map((column) => `t.${identifier(column)} = s.${identifier(column)}`).join(' and ');

/** Rows to join, named `s`. */
const rowSource = (target: Target, columns: readonly string[], rows: readonly Keyed[]): string =>
  `(${rowList(target, columns, rows, true)}) as s (${columns.map(identifier).join(', ')})`;

/** @param isTyped whether the first row carries type casts */
function rowList(target: Target, columns: readonly string[], rows: readonly Keyed[], isTyped: boolean): string {
  const types = columns.map((column) => columnType(target.table, column));
  const lists = rows.map(({ key, values }, row) => {
    const items = columns.map((column, index) => {
      const type = types[index] ?? 'text';
      const text = toText(type, column in key ? key[column] : values[column]);
      const item = text === null ? 'null' : literal(text);
      return isTyped && row === 0 ? `${item}::${type}` : item;
    });
    return `(${items.join(',')})`;
  });
  return `values ${lists.join(',')}`;
}

/** SQL literal for `standard_conforming_strings`, PostgreSQL's default. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
