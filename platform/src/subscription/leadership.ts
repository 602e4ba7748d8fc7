import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findRows } from '../postgres/findRows.ts';

/** One leader per subscription, by a session lock of PostgreSQL. */
export type Leadership = {
  /**
   * Waits for leadership. The returned signal aborts when the lock may be lost.
   * @returns null when `ending` came first
   */
  readonly lead: (name: string, ending: AbortSignal) => Promise<AbortSignal | null>;
  readonly close: () => Promise<void>;
};

const retryMs = 500;

export const lockName = (namespace: string, name: string): string => `${namespace} ${name}`;
/** Separates locks of read-model schemas in one database. */
export const namespaceOf = (schema: string): string => `talloor ${schema}`;

export function createLeadership(databaseUrl: string, namespace = 'talloor subscription'): Leadership {
  let session: { client: pg.Client; lost: AbortController } | null = null;
  let connecting: Promise<{ client: pg.Client; lost: AbortController }> | null = null;
  let isClosed = false;

  const connect = async () => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'talloor leadership',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    const lossController = new AbortController();
    const lose = (): void => {
      if (session?.client === client) session = null;
      lossController.abort();
    };
    client.on('error', lose);
    client.on('end', lose);
    await client.connect();
    session = { client, lost: lossController };
    return session;
  };
  const open = async () => {
    if (session) return session;
    connecting ??= connect().finally(() => (connecting = null));
    return connecting;
  };

  /** One query at a time per connection. */
  let takingTurns: Promise<unknown> = Promise.resolve();
  const tryInTurn = (name: string): Promise<AbortSignal | null> => {
    const turn = takingTurns.then(() => tryOnce(name));
    takingTurns = turn.catch(() => undefined);
    return turn;
  };

  const tryOnce = async (name: string): Promise<AbortSignal | null> => {
    const { client, lost: lossController } = await open();
    try {
      const rows = await findRows(
        client,
        { locked: 'boolean not null' },
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
        [lockName(namespace, name)],
      );
      return rows[0]?.locked ? lossController.signal : null;
    } catch (error) {
      // Without an answer the lock is uncertain.
      session = null;
      lossController.abort();
      await client.end().catch(() => undefined);
      throw error;
    }
  };

  return {
    lead: async (name, ending) => {
      while (!ending.aborted && !isClosed) {
        const leaderSignal = await tryInTurn(name).catch(() => null);
        if (leaderSignal && !leaderSignal.aborted) return leaderSignal;
        await pause(retryMs, undefined, { signal: ending, ref: false }).catch(() => undefined);
      }
      return null;
    },
    close: async () => {
      isClosed = true;
      const last = await (connecting ?? Promise.resolve(session)).catch(() => null);
      await last?.client.end().catch(() => undefined);
    },
  };
}
