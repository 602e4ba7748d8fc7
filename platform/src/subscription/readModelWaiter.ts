import pg from 'pg';
import type { Position } from '../eventStore/port.ts';
import { createPool } from '../postgres/createPool.ts';
import { advanceChannel, type Advances } from './advances.ts';
import { type Log, noLog } from './status.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf } from '../postgres/columns.ts';
import { checkpointsTable } from '../tables.ts';

/** For reading own writes. */
export type ReadModelWaiter = {
  /**
   * @param name `<model>@<version>`
   * @returns false on timeout
   */
  readonly waitFor: (name: string, position: Position, timeoutMs: number) => Promise<boolean>;
  readonly onAdvance: (name: string, callback: (position: Position) => void) => () => void;
  readonly close: () => Promise<void>;
};

const firstPollMs = 50;
const lastPollMs = 500;
const reconnectMs = 1000;

/** @param options.advances of a runner in this process; LISTEN and polling cover others */
export function createReadModelWaiter(options: {
  readonly databaseUrl: string;
  readonly advances?: Advances;
  readonly log?: Log;
}): ReadModelWaiter {
  const log = options.log ?? noLog;
  const onError = (error: Error): void => log.warn({ err: error }, 'a connection of the waiter was lost');
  const pool = createPool(options.databaseUrl, { max: 2, name: 'talloor waiter', queryTimeoutMs: 5000, onError });
  const lastPositions = new Map<string, Position>();
  const callbacks = new Map<string, Set<(position: Position) => void>>();
  let isClosed = false;

  const advance = (name: string, position: Position): void => {
    if (position <= (lastPositions.get(name) ?? '')) return;
    lastPositions.set(name, position);
    for (const callback of callbacks.get(name) ?? []) callback(position);
  };
  const onAdvance: ReadModelWaiter['onAdvance'] = (name, callback) => {
    const all = callbacks.get(name) ?? new Set();
    callbacks.set(name, all.add(callback));
    return () => {
      all.delete(callback);
      if (all.size === 0) callbacks.delete(name);
    };
  };
  const stopLocal = options.advances?.listen(advance) ?? (() => undefined);
  const listening = listenForAdvances(options.databaseUrl, advance, log);

  const look = async (name: string): Promise<void> => {
    const text = 'select position from platform.checkpoints where name = $1';
    const rows = await findRows(pool, columnsOf(checkpointsTable, 'position'), {
      name: 'checkpoint',
      text,
      values: [name],
    });
    if (rows[0]) advance(name, rows[0].position);
  };
  const hasReached = (name: string, position: Position): boolean => (lastPositions.get(name) ?? '') >= position;

  const waitFor: ReadModelWaiter['waitFor'] = async (name, position, timeoutMs) => {
    if (hasReached(name, position)) return true;
    const end = Date.now() + timeoutMs;
    // Known names usually get an announcement, which saves a query.
    const announced = lastPositions.has(name);
    if (announced && (await advancesWithin(name, position, Math.min(firstPollMs, timeoutMs)))) return true;
    for (let pollMs = firstPollMs; !isClosed; pollMs = Math.min(lastPollMs, pollMs * 2)) {
      await look(name).catch((error: unknown) => log.warn({ err: error }, 'a checkpoint could not be read'));
      if (hasReached(name, position)) return true;
      const remainingMs = end - Date.now();
      if (remainingMs <= 0) return false;
      if (await advancesWithin(name, position, Math.min(pollMs, remainingMs))) return true;
    }
    return false;
  };
  const advancesWithin = (name: string, position: Position, ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (has: boolean): void => {
        clearTimeout(timer);
        forget();
        resolve(has);
      };
      const timer = setTimeout(() => end(false), ms);
      const forget = onAdvance(name, (now) => (now >= position ? end(true) : undefined));
    });

  return {
    waitFor,
    onAdvance,
    close: async () => {
      isClosed = true;
      stopLocal();
      await listening.close();
      await pool.end();
    },
  };
}

function listenForAdvances(
  databaseUrl: string,
  advance: (name: string, position: Position) => void,
  log: Log,
): { close: () => Promise<void> } {
  let client: pg.Client | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isClosed = false;
  const connect = async (): Promise<void> => {
    const mine = new pg.Client({ connectionString: databaseUrl, application_name: 'talloor listen', keepAlive: true });
    client = mine;
    const reconnect = (): void => {
      if (client !== mine || isClosed) return;
      client = null;
      timer = setTimeout(() => void connect(), reconnectMs);
    };
    mine.on('error', reconnect);
    mine.on('end', reconnect);
    mine.on('notification', ({ payload }) => {
      for (const advanceText of payload?.split(',') ?? []) {
        const gap = advanceText.lastIndexOf(' ');
        if (gap > 0) advance(advanceText.slice(0, gap), advanceText.slice(gap + 1));
      }
    });
    try {
      await mine.connect();
      await mine.query(`listen ${advanceChannel}`);
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for advances');
      reconnect();
    }
  };
  const first = connect();
  return {
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await first;
      await client?.end().catch(() => undefined);
    },
  };
}
