import type pg from 'pg';
import type { Position } from '../eventStore/port.ts';
import { type Mark, moveCheckpoint, moveWrittenCheckpoint } from './checkpoints.ts';
import { coalesceRows } from './coalesceRows.ts';
import type { Projector, RowOperation } from './projector.ts';
import { rowStatements } from './rowStatements.ts';

export type BatchWriter = {
  /** Waits for the batch before. Batches without rows move the checkpoint lazily. */
  readonly take: (operations: readonly RowOperation[], upTo: Mark) => Promise<void>;
  /** Writes the checkpoint too. */
  readonly flush: () => Promise<void>;
  readonly isWriting: () => boolean;
  readonly lags: () => boolean;
  readonly sinceWriteMs: () => number;
};

/** After ignored events. */
export const lazyCheckpointMs = 1000;

/**
 * @param options.stored checkpoint
 * @param options.onReached when a batch is readable
 * @param options.onBroken when a batch failed; `take` and `flush` then throw
 */
export function createBatchWriter(options: {
  readonly pool: pg.Pool;
  readonly schema: string;
  readonly name: string;
  readonly tables: Projector['tables'];
  readonly stored: Mark;
  readonly onReached: (upTo: Position) => void;
  readonly onBroken: () => void;
}): BatchWriter {
  const { pool, schema, name, tables, onReached, onBroken } = options;
  let { stored } = options;
  let queued = stored;
  let lastWrite = Date.now();
  let lastSent = 0;
  let writing: Promise<void> = Promise.resolve();
  let underWay = 0;

  const write = async (sql: string, upTo: Mark): Promise<void> => {
    // One string is one implicit transaction.
    await pool.query(sql);
    stored = upTo;
    lastWrite = Date.now();
  };

  const take: BatchWriter['take'] = async (operations, upTo) => {
    queued = upTo;
    const rows = rowStatements(schema, coalesceRows(tables, operations));
    await writing;
    if (rows.length > 0 || Date.now() - lastWrite >= lazyCheckpointMs) {
      if (rows.length > 0) lastSent = Date.now();
      const move = rows.length > 0 ? moveWrittenCheckpoint : moveCheckpoint;
      const sql = [...rows, move(name, stored, upTo)].join(';\n');
      underWay++;
      writing = write(sql, upTo).then(() => {
        underWay--;
        onReached(upTo.position);
      });
      writing.catch(onBroken);
    } else onReached(upTo.position);
  };

  return {
    take,
    flush: async () => {
      await writing;
      if (stored.position !== queued.position) await write(moveCheckpoint(name, stored, queued), queued);
    },
    isWriting: () => underWay > 0,
    lags: () => stored.position !== queued.position,
    sinceWriteMs: () => Date.now() - lastSent,
  };
}
