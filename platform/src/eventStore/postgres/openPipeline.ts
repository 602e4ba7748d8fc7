import pg from 'pg';
import { EventStoreUnavailable } from '../port.ts';
import { withinTimeLimit } from '../withinTimeLimit.ts';
import { asUnavailable, type Connections, connectionConfig } from './connections.ts';

/**
 * Each statement has its own transaction. A failure fails all pending ones.
 * @param onGone called when a connection is dropped
 */
export function openPipeline(url: string, timeLimitMs: number, onGone: () => void): Connections {
  let current: Promise<pg.Client> | null = null;
  let isClosed = false;

  const discardConnection = (connection: Promise<pg.Client>): void => {
    if (current !== connection) return;
    current = null;
    onGone();
  };

  const connect = (): Promise<pg.Client> => {
    const client = new pg.Client({ ...connectionConfig(url, timeLimitMs), pipeline: true });
    const connecting = client.connect().then(() => client);
    const discard = (): void => discardConnection(connecting);
    client.on('error', discard).on('end', discard);
    connecting.catch(discard);
    return connecting;
  };

  const run = async (name: string, text: string, values: readonly unknown[]): Promise<unknown[][]> => {
    if (isClosed) throw new EventStoreUnavailable('this event store is closed');
    current ??= connect();
    const connection = current;
    try {
      const client = await connection;
      const { rows } = await client.query<unknown[]>({ name, text, values: [...values], rowMode: 'array' });
      return rows;
    } catch (error) {
      const unavailable = asUnavailable(error);
      if (!unavailable) throw error;
      discardConnection(connection);
      connection.then((client) => client.end()).catch(() => undefined);
      throw unavailable;
    }
  };

  return {
    query: (name, text, values) => withinTimeLimit(timeLimitMs, run(name, text, values)),
    close: async () => {
      isClosed = true;
      const last = current;
      current = null;
      await last?.then((client) => client.end()).catch(() => undefined);
    },
  };
}
