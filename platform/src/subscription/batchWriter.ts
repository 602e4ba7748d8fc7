import type pg from 'pg';
import type { Position } from '../event-store/port.ts';
import { moveCheckpoint, moveWrittenCheckpoint } from './checkpoints.ts';
import { coalesceRows } from './coalesceRows.ts';
import type { Projector, RowOperation } from './projector.ts';
import { rowStatements } from './rowStatements.ts';

/** Writes a projector's batches one after the other, so that the next can be made while one is on its way. */
export type BatchWriter = {
  /**
   * Takes a batch: its rows and its checkpoint go in one transaction, in one round trip. A batch without rows moves the
   * checkpoint only once in a while. Waits for the batch before it, not for this one.
   */
  readonly take: (operations: readonly RowOperation[], upTo: Position) => Promise<void>;
  /** Waits for what was taken and writes the checkpoint. */
  readonly flush: () => Promise<void>;
  /** Whether rows are on their way. */
  readonly isWriting: () => boolean;
  /** Whether the checkpoint lies behind what was taken. */
  readonly lags: () => boolean;
  /** How long ago rows were last sent. */
  readonly sinceWriteMs: () => number;
};

/** A checkpoint that only moved over ignored events is written this much later. */
export const lazyCheckpointMs = 1000;

/**
 * @param options.stored where the checkpoint stands
 * @param options.reached told when a batch's rows are there to be read
 * @param options.broken told when a batch could not be written; `take` and `flush` then throw why
 */
export function createBatchWriter(options: {
  readonly pool: pg.Pool;
  readonly schema: string;
  readonly name: string;
  readonly tables: Projector['tables'];
  readonly stored: Position;
  readonly reached: (upTo: Position) => void;
  readonly broken: () => void;
}): BatchWriter {
  const { pool, schema, name, tables, reached, broken } = options;
  let stored = options.stored;
  let taken = options.stored;
  let lastWrite = Date.now();
  let lastSent = 0;
  let writing: Promise<void> = Promise.resolve();
  let underWay = 0;

  const write = async (sql: string, upTo: Position): Promise<void> => {
    // One string is one implicit transaction: all of it or nothing.
    await pool.query(sql);
    stored = upTo;
    lastWrite = Date.now();
  };

  const take: BatchWriter['take'] = async (operations, upTo) => {
    taken = upTo;
    const rows = rowStatements(schema, coalesceRows(tables, operations));
    await writing;
    if (rows.length > 0 || Date.now() - lastWrite >= lazyCheckpointMs) {
      if (rows.length > 0) lastSent = Date.now();
      const move = rows.length > 0 ? moveWrittenCheckpoint : moveCheckpoint;
      const sql = [...rows, move(name, stored, upTo)].join(';\n');
      underWay++;
      writing = write(sql, upTo).then(() => {
        underWay--;
        reached(upTo);
      });
      writing.catch(broken);
    } else reached(upTo);
  };

  return {
    take,
    flush: async () => {
      await writing;
      if (stored !== taken) await write(moveCheckpoint(name, stored, taken), taken);
    },
    isWriting: () => underWay > 0,
    lags: () => stored !== taken,
    sinceWriteMs: () => Date.now() - lastSent,
  };
}
