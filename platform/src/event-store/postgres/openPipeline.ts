import pg from 'pg';
import { EventStoreUnavailable } from '../port.ts';
import { withinTimeLimit } from '../withinTimeLimit.ts';
import { asUnavailable, type Connections, connectionConfig } from './connections.ts';

/**
 * One connection on which statements are sent without waiting for the answer to the one before: the server begins the next
 * as soon as it has committed the last, each in a transaction of its own. Opens lazily; where it fails, all that is under way
 * fails with it and the next query gets a new one.
 * @param onGone called at the moment a connection is let go: what is asked from then on goes to another
 */
export function openPipeline(url: string, timeLimitMs: number, onGone: () => void): Connections {
  let current: Promise<pg.Client> | null = null;
  let isClosed = false;

  const letGo = (connection: Promise<pg.Client>): void => {
    if (current !== connection) return;
    current = null;
    onGone();
  };

  const connect = (): Promise<pg.Client> => {
    const client = new pg.Client({ ...connectionConfig(url, timeLimitMs), pipeline: true });
    const connecting = client.connect().then(() => client);
    const discard = (): void => letGo(connecting);
    client.on('error', discard).on('end', discard);
    connecting.catch(discard);
    return connecting;
  };

  const run = async (name: string, text: string, values: readonly unknown[]): Promise<unknown[][]> => {
    if (isClosed) throw new EventStoreUnavailable('this event store is closed');
    current ??= connect();
    const used = current;
    try {
      const client = await used;
      const { rows } = await client.query<unknown[]>({ name, text, values: [...values], rowMode: 'array' });
      return rows;
    } catch (error) {
      const unavailable = asUnavailable(error);
      if (!unavailable) throw error;
      letGo(used);
      used.then((client) => client.end()).catch(() => undefined);
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
