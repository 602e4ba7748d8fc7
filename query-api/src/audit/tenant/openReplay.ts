import type pg from 'pg';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { checkpointName } from '@talloor/platform/subscription/checkpoints.ts';
import { coalesceRows } from '@talloor/platform/subscription/coalesceRows.ts';
import type { Projector, RowOperation, TableDefinition } from '@talloor/platform/subscription/projector.ts';
import { identifier, rowStatements } from '@talloor/platform/subscription/rowStatements.ts';

export class ReplayFailed extends Error {
  override readonly name = 'ReplayFailed';
}

export type Replay = {
  /** @returns events whose rows could not be written */
  readonly take: (events: readonly DecodedEvent[]) => Promise<readonly DecodedEvent[]>;
};

/**
 * Builds all read models again in temporary tables of the transaction, each up to its checkpoint.
 * @param options.isCareful one savepoint per event, where an event cannot be written
 */
export async function openReplay(options: {
  readonly client: pg.ClientBase;
  readonly projectors: readonly Projector[];
  readonly positions: ReadonlyMap<string, Position>;
  readonly isCareful: boolean;
}): Promise<Replay> {
  const { client, projectors, positions, isCareful } = options;
  const tables = projectors.flatMap((projector) => projector.tables);
  const replayed = projectors.map((projector) => ({
    projector,
    handled: new Set<string>(projector.handles),
    upTo: positions.get(checkpointName(projector)) ?? '',
  }));
  await client.query(
    [
      // Each batch joins few rows to a growing table.
      ...['hashjoin', 'mergejoin', 'seqscan'].map((way) => `set local enable_${way} = off`),
      ...tables.map(createTable),
    ].join(';\n'),
  );
  const indexes = new Set<string>();
  const indexFor = ({ table, key }: RowOperation): string[] => {
    const definition = tables.find(({ name }) => name === table);
    const columns = Object.keys(key);
    if (!definition || columns.length === 0) return [];
    const start = definition.primaryKey.slice(0, columns.length);
    const name = `${table} ${columns.join(' ')}`;
    if (columns.every((column) => start.includes(column)) || indexes.has(name)) return [];
    indexes.add(name);
    return [`create index on pg_temp.${identifier(table)} (${columns.map(identifier).join(', ')})`];
  };
  const statementsOf = (events: readonly DecodedEvent[]): string => {
    const operations = replayed.flatMap(({ projector, handled, upTo }) =>
      events.flatMap((event) =>
        handled.has(event.event.type) && event.position <= upTo ? projector.project(event) : [],
      ),
    );
    return [...operations.flatMap(indexFor), ...rowStatements('pg_temp', coalesceRows(tables, operations))].join(';\n');
  };

  const takeOne = async (event: DecodedEvent): Promise<boolean> => {
    await client.query('savepoint one');
    try {
      await client.query(statementsOf([event]));
      await client.query('release savepoint one');
      return true;
    } catch {
      await client.query('rollback to savepoint one');
      return false;
    }
  };

  return {
    take: async (events) => {
      if (!isCareful) {
        try {
          const statements = statementsOf(events);
          if (statements !== '') await client.query(statements);
        } catch (cause) {
          throw new ReplayFailed('an event could not be written', { cause });
        }
        return [];
      }
      const refused: DecodedEvent[] = [];
      for (const event of events) if (!(await takeOne(event))) refused.push(event);
      return refused;
    },
  };
}

function createTable({ name, columns, primaryKey }: TableDefinition): string {
  const list = Object.entries(columns).map(([column, type]) => `${identifier(column)} ${type}`);
  const key = `primary key (${primaryKey.map(identifier).join(', ')})`;
  return `create temporary table ${identifier(name)} (${[...list, key].join(', ')}) on commit drop`;
}
