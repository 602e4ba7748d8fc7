import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { checkpointName } from '@talloor/platform/subscription/checkpoints.ts';
import type { Projector, TableDefinition } from '@talloor/platform/subscription/projector.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { applyOperations, type RowsInMemory } from '@talloor/projections/rows/applyOperations.ts';
import { differences } from './differences.ts';
import type { Difference, Finding } from './finding.ts';
import type { JsonRow, RowsSelection, StoredRows } from './storedRows.ts';

export type RowComparison = { readonly differences: readonly Difference[]; readonly finding: Finding | null };

/** Replays events up to each checkpoint. A finding names the event that last wrote the difference. */
export function compareRows(
  entries: readonly { readonly decoded: DecodedEvent | null }[],
  storedRows: StoredRows,
  selections: readonly RowsSelection[],
): RowComparison {
  const events = entries.flatMap(({ decoded }) => (decoded ? [decoded] : []));
  const foundDifferences: Difference[] = [];
  let writer: DecodedEvent | undefined;
  for (const projector of allProjectors) {
    const upTo = storedRows.positions.get(checkpointName(projector)) ?? '';
    const handledEvents = events.filter(
      (event) => event.position <= upTo && projector.handles.includes(event.event.type),
    );
    const replayed = replay(projector, handledEvents);
    for (const table of projector.tables)
      for (const selection of selections.filter((each) => each.table === table.name))
        for (const difference of compareTable(
          table,
          storedRows.rows.get(table.name) ?? [],
          selectRows(replayed, selection),
          storedRows.beingErased,
        ))
          if (foundDifferences.push(difference) === 1) writer = lastWriter(projector, handledEvents, difference.path);
  }
  const [first] = foundDifferences;
  writer ??= events.at(-1);
  return {
    differences: foundDifferences,
    finding:
      first && writer
        ? {
            stream: writer.streamId,
            revision: writer.revision,
            type: writer.event.type,
            reason: 'read_model_differs',
            values: { path: first.path },
          }
        : null,
  };
}

const replay = (projector: Projector, events: readonly DecodedEvent[]): RowsInMemory =>
  events.reduce<RowsInMemory>(
    (rows, event) => applyOperations(projector.tables, rows, projector.project(event)),
    new Map(),
  );

function selectRows(rows: RowsInMemory, { table, column, values, customers }: RowsSelection): RowsInMemory {
  const isSelected = (row: JsonRow): boolean =>
    values.includes(String(row[column])) && (customers?.includes(String(row['customer_number'])) ?? true);
  return new Map([[table, new Map([...(rows.get(table) ?? [])].filter(([, row]) => isSelected(row)))]]);
}

/** @param beingErased persons whose rows may still hold values that replay as null (ADR 0050) */
function compareTable(
  table: TableDefinition,
  storedRows: readonly JsonRow[],
  replayed: RowsInMemory,
  beingErased: ReadonlySet<string> = new Set(),
): Difference[] {
  const storedByKey = new Map(storedRows.map((row) => [keyOf(table, row), row]));
  const asRows = JSON.parse(JSON.stringify([...(replayed.get(table.name)?.values() ?? [])])) as JsonRow[];
  const expected = new Map(asRows.map((row) => [keyOf(table, row), row]));
  return [...new Set([...expected.keys(), ...storedByKey.keys()])].flatMap((key) =>
    differencesOfRow(table, storedByKey.get(key), expected.get(key), beingErased),
  );
}

export function differencesOfRow(
  table: TableDefinition,
  stored: JsonRow | undefined,
  replayed: JsonRow | undefined,
  beingErased: ReadonlySet<string>,
): Difference[] {
  const row = stored ?? replayed ?? {};
  const isGoing = (column: string): boolean => beingErased.has(String(stored?.[table.personal?.[column] ?? '']));
  return differences(pathOf(table.name, keyOf(table, row)), stored, replayed).filter(
    ({ path, replayed: value }) => value !== 'null' || !isGoing(columnOf(path)),
  );
}

const keyOf = (table: TableDefinition, row: JsonRow): string =>
  table.primaryKey.map((column) => String(row[column])).join(',');
const pathOf = (table: string, key: string): string => `${table}[${key}]`;
const columnOf = (path: string): string => path.slice(path.indexOf('].') + 2).split('.', 1)[0] ?? '';

function lastWriter(projector: Projector, events: readonly DecodedEvent[], path: string): DecodedEvent | undefined {
  let rows: RowsInMemory = new Map();
  let writer: DecodedEvent | undefined;
  for (const event of events) {
    const next = applyOperations(projector.tables, rows, projector.project(event));
    const isChanged = projector.tables.some((table) =>
      compareTable(
        table,
        JSON.parse(JSON.stringify([...(rows.get(table.name)?.values() ?? [])])) as JsonRow[],
        next,
      ).some((difference) => difference.path === path || path.startsWith(`${difference.path}.`)),
    );
    if (isChanged) writer = event;
    rows = next;
  }
  return writer;
}
