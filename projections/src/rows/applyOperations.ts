import type { Column, Row, RowOperation, TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** By table and key. */
export type RowsInMemory = ReadonlyMap<string, ReadonlyMap<string, Row>>;

/**
 * Applies row operations like the runner, on a copy. Unset columns read null.
 * @throws for a table outside `tables`
 */
export function applyOperations(
  tables: readonly TableDefinition[],
  rows: RowsInMemory,
  operations: readonly RowOperation[],
): RowsInMemory {
  const next = new Map([...rows].map(([table, content]) => [table, new Map(content)]));
  for (const operation of operations) {
    const table = tables.find((candidate) => candidate.name === operation.table);
    if (!table) throw new Error(`no table ${operation.table}`);
    const content = next.get(table.name) ?? new Map<string, Row>();
    next.set(table.name, content);
    applyOne(table, content, operation);
  }
  return next;
}

function applyOne(table: TableDefinition, content: Map<string, Row>, operation: RowOperation): void {
  const keyOf = (row: Row): string => JSON.stringify(table.primaryKey.map((column) => row[column]));
  const matching = (): [string, Row][] =>
    [...content].filter(([, row]) => Object.entries(operation.key).every(([column, value]) => row[column] === value));
  switch (operation.kind) {
    case 'upsert': {
      const key = keyOf(operation.key);
      content.set(key, { ...(content.get(key) ?? emptyRow(table)), ...operation.key, ...operation.values });
      return;
    }
    case 'update':
      for (const [key, row] of matching()) content.set(key, { ...row, ...operation.values });
      return;
    case 'add': {
      const key = keyOf(operation.key);
      const row = content.get(key);
      const sums = Object.entries(operation.values).map(([column, by]) => [column, Number(row?.[column] ?? 0) + by]);
      content.set(key, { ...(row ?? emptyRow(table)), ...operation.key, ...Object.fromEntries(sums) });
      return;
    }
    case 'delete':
      for (const [key] of matching()) content.delete(key);
      return;
    default:
      operation satisfies never;
  }
}

const emptyRow = (table: TableDefinition): Record<string, Column> =>
  Object.fromEntries(Object.keys(table.columns).map((column) => [column, null]));
