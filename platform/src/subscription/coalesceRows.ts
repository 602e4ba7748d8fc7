import type { Row, RowOperation, TableDefinition } from './projector.ts';

type Write = { readonly kind: 'upsert' | 'update' | 'add'; readonly values: Row };
/** An optional delete, then an optional write. */
export type PendingRow = { readonly key: Row; readonly deleteFirst: boolean; readonly write: Write | null };

/** A broad update has a phase of its own. */
export type Phase = {
  readonly broadDeletes: Row[];
  readonly broadUpdates: { readonly key: Row; readonly values: Row }[];
  readonly rows: Map<string, PendingRow>;
};
export type TablePhases = { readonly table: TableDefinition; readonly phases: readonly Phase[] };

/**
 * The result equals sequential execution.
 * @throws for an unknown table
 */
export function coalesceRows(tables: readonly TableDefinition[], operations: readonly RowOperation[]): TablePhases[] {
  const plans = new Map(tables.map((table) => [table.name, { table, phases: [newPhase()] }]));
  for (const operation of operations) {
    const plan = plans.get(operation.table);
    if (!plan) throw new Error(`no table ${operation.table} is declared`);
    place(plan, operation);
  }
  return [...plans.values()];
}

const newPhase = (): Phase => ({ broadDeletes: [], broadUpdates: [], rows: new Map() });

function place(plan: { table: TableDefinition; phases: Phase[] }, operation: RowOperation): void {
  const { primaryKey } = plan.table;
  let phase = plan.phases.at(-1);
  const startPhase = (): Phase => {
    const fresh = newPhase();
    plan.phases.push(fresh);
    return fresh;
  };
  if (!phase || phase.broadUpdates.length > 0) phase = startPhase();

  if (isWholeKey(operation.key, primaryKey)) {
    const id = keyText(operation.key, primaryKey);
    const pending = phase.rows.get(id);
    const merged = pending ? merge(pending, operation) : first(operation);
    if (merged) phase.rows.set(id, merged);
    else startPhase().rows.set(id, first(operation));
    return;
  }
  switch (operation.kind) {
    case 'delete': {
      const columns = Object.keys(operation.key);
      if (!columns.every((column) => primaryKey.includes(column))) phase = startPhase();
      for (const [id, { key }] of phase.rows)
        if (columns.every((column) => key[column] === operation.key[column])) phase.rows.delete(id);
      phase.broadDeletes.push(operation.key);
      return;
    }
    case 'update':
      if (phase.rows.size > 0 || phase.broadDeletes.length > 0) phase = startPhase();
      phase.broadUpdates.push({ key: operation.key, values: operation.values });
      return;
    case 'upsert':
    case 'add':
      throw new Error(`${operation.kind} into ${plan.table.name} needs the whole primary key`);
    default:
      operation satisfies never;
  }
}

/** A single string needs no JSON. */
function keyText(key: Row, primaryKey: readonly string[]): string {
  const values = primaryKey.map((column) => key[column]);
  const [only] = values;
  return values.length === 1 && typeof only === 'string' ? only : JSON.stringify(values);
}

const isWholeKey = (key: Row, primaryKey: readonly string[]): boolean =>
  Object.keys(key).length === primaryKey.length && primaryKey.every((column) => column in key);

function first(operation: RowOperation): PendingRow {
  if (operation.kind === 'delete') return { key: operation.key, deleteFirst: true, write: null };
  return { key: operation.key, deleteFirst: false, write: { kind: operation.kind, values: operation.values } };
}

/** Null when only sequential execution is right. */
function merge(pending: PendingRow, next: RowOperation): PendingRow | null {
  if (next.kind === 'delete') return { key: pending.key, deleteFirst: true, write: null };
  const { write } = pending;
  if (!write) return next.kind === 'update' ? pending : { ...pending, write: { kind: 'upsert', values: next.values } };
  if (next.kind === 'add') {
    if (write.kind === 'update') return null;
    const values = sum(write.values, next.values, write.kind === 'add');
    return values && { ...pending, write: { kind: write.kind, values } };
  }
  const values = { ...write.values, ...next.values };
  if (write.kind === 'upsert' || write.kind === next.kind) return { ...pending, write: { kind: write.kind, values } };
  const covers = Object.keys(write.values).every((column) => column in next.values);
  return next.kind === 'upsert' && covers ? { ...pending, write: { kind: 'upsert', values } } : null;
}

/** Null when a column to add to may hold no number. */
function sum(values: Row, increments: Readonly<Record<string, number>>, missingIsZero: boolean): Row | null {
  const sums: Record<string, Row[string]> = { ...values };
  for (const [column, by] of Object.entries(increments)) {
    const before = column in sums ? sums[column] : missingIsZero ? 0 : undefined;
    if (typeof before !== 'number') return null;
    sums[column] = before + by;
  }
  return sums;
}
