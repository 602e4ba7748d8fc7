import { EventStoreDBClient } from '@eventstore/db-client';
import { withinTimeLimit } from '../withinTimeLimit.ts';
import { typedError } from './typedError.ts';

/** The client in use. Its appends have no deadline of their own, so that after one that was met a new client is made. */
export type ReplaceableClient = {
  /** Runs a call within the time limit. @throws EventStoreUnavailable, or the store's answer in the port's words */
  readonly call: <T>(use: (client: EventStoreDBClient) => Promise<T>) => Promise<T>;
  /** The client for what goes on for ever; `onReplaced` is called when it has been thrown away, for it does not say so. */
  readonly follow: (onReplaced: () => void) => Promise<{ client: EventStoreDBClient; release: () => void }>;
  readonly close: () => Promise<void>;
};

/** How long a thrown-away client may take to let go of its streams. */
const disposalMs = 1_000;

/** Opens a client of an EventStoreDB at an `esdb://` address. */
export function openReplaceableClient(address: string, timeLimitMs: number): ReplaceableClient {
  const followers = new Set<() => void>();
  let client = EventStoreDBClient.connectionString(address);
  let ready: Promise<void> = Promise.resolve();

  // The old one goes first: the package keeps the pending appends of all clients in one table, which an error of any empties.
  const replace = (failed: EventStoreDBClient): void => {
    if (failed !== client) return;
    client = EventStoreDBClient.connectionString(address);
    ready = dispose(failed);
    const interrupted = [...followers];
    followers.clear();
    for (const onReplaced of interrupted) onReplaced();
  };

  return {
    call: async (use) => {
      let used = client;
      const answer = (async () => {
        await ready;
        used = client;
        return await use(used);
      })();
      try {
        return await withinTimeLimit(timeLimitMs, answer, () => replace(used));
      } catch (error) {
        throw typedError(error);
      }
    },
    follow: async (onReplaced) => {
      await ready;
      followers.add(onReplaced);
      return { client, release: () => followers.delete(onReplaced) };
    },
    close: async () => {
      await ready;
      await dispose(client);
    },
  };
}

async function dispose(client: EventStoreDBClient): Promise<void> {
  await withinTimeLimit(disposalMs, client.dispose()).catch(() => undefined);
  await withinTimeLimit(disposalMs, closeChannel(client)).catch(() => undefined);
}

/** `dispose` ends the streams and leaves the connection; the way to it is not part of the package's types. */
async function closeChannel(client: EventStoreDBClient): Promise<void> {
  const getChannel: unknown = Reflect.get(client, 'getChannel');
  if (typeof getChannel !== 'function') return;
  const channel: unknown = await Reflect.apply(getChannel, client, []);
  if (channel instanceof Object && 'close' in channel && typeof channel.close === 'function')
    Reflect.apply(channel.close, channel, []);
}
