import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findRows } from '../postgres/findRows.ts';

/** One leader per subscription, by a session lock of PostgreSQL. */
export type Leadership = {
  /**
   * The returned signal aborts when the lock may be lost.
   * @param options.prefersFormer after an outage of PostgreSQL, the former leader gets a head start
   * @returns null when `ending` came first
   */
  readonly lead: (
    name: string,
    ending: AbortSignal,
    options?: { readonly prefersFormer: boolean },
  ) => Promise<AbortSignal | null>;
  readonly close: () => Promise<void>;
};

const retryMs = 500;
/** The former leader knows its unrecorded work, such as sent mails. */
const headStartMs = 5000;

export const lockName = (namespace: string, name: string): string => `${namespace} ${name}`;
export const namespaceOf = (schema: string): string => `talloor ${schema}`;

type Session = {
  readonly client: pg.Client;
  readonly lost: AbortController;
  /** Reading of `performance.now()`. */
  readonly othersFirstUntil: number;
};

export function createLeadership(databaseUrl: string, namespace = 'talloor subscription'): Leadership {
  let session: Session | null = null;
  let connecting: Promise<Session> | null = null;
  let isFirstSession = true;
  const ledNames = new Set<string>();
  let isClosed = false;

  const connect = async (): Promise<Session> => {
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
    session = { client, lost: lossController, othersFirstUntil: isFirstSession ? 0 : performance.now() + headStartMs };
    isFirstSession = false;
    return session;
  };
  const open = async () => {
    if (session) return session;
    connecting ??= connect().finally(() => (connecting = null));
    return connecting;
  };

  let takingTurns: Promise<unknown> = Promise.resolve();
  const tryInTurn = (name: string, prefersFormer: boolean): Promise<AbortSignal | null> => {
    const turn = takingTurns.then(() => tryOnce(name, prefersFormer));
    takingTurns = turn.catch(() => undefined);
    return turn;
  };

  const tryOnce = async (name: string, prefersFormer: boolean): Promise<AbortSignal | null> => {
    const { client, lost: lossController, othersFirstUntil } = await open();
    if (prefersFormer && !ledNames.has(name) && performance.now() < othersFirstUntil) return null;
    try {
      const rows = await findRows(
        client,
        { locked: 'boolean not null' },
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
        [lockName(namespace, name)],
      );
      if (rows[0]?.locked) {
        ledNames.add(name);
        return lossController.signal;
      }
      // The own lost session may still hold the lock for a moment.
      if (performance.now() >= othersFirstUntil) ledNames.delete(name);
      return null;
    } catch (error) {
      // Without an answer the lock is uncertain.
      session = null;
      lossController.abort();
      await client.end().catch(() => undefined);
      throw error;
    }
  };

  return {
    lead: async (name, ending, { prefersFormer } = { prefersFormer: false }) => {
      while (!ending.aborted && !isClosed) {
        const leaderSignal = await tryInTurn(name, prefersFormer).catch(() => null);
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
