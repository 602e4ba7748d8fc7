import { EventStoreDBClient } from '@eventstore/db-client';
import { withinTimeLimit } from '../withinTimeLimit.ts';
import { typedError } from './typedError.ts';

/** The current client. Its appends have no deadline, so a timeout replaces the client. */
export type ReplaceableClient = {
  /** Runs a call within the time limit. @throws EventStoreUnavailable, or the store's error as a port error */
  readonly call: <T>(use: (client: EventStoreDBClient) => Promise<T>) => Promise<T>;
  /** Client for subscriptions; `onReplaced` reports a replacement. */
  readonly follow: (onReplaced: () => void) => Promise<{ client: EventStoreDBClient; release: () => void }>;
  readonly close: () => Promise<void>;
};

/** Time for a replaced client to close its streams. */
const disposalMs = 1_000;

export function openReplaceableClient(address: string, timeLimitMs: number): ReplaceableClient {
  const followers = new Set<() => void>();
  let client = EventStoreDBClient.connectionString(address);
  let ready: Promise<void> = Promise.resolve();

  // The old client is disposed first: all clients share one table of pending appends.
  const replace = (failedClient: EventStoreDBClient): void => {
    if (failedClient !== client) return;
    client = EventStoreDBClient.connectionString(address);
    ready = dispose(failedClient);
    const interrupted = [...followers];
    followers.clear();
    for (const onReplaced of interrupted) onReplaced();
  };

  return {
    call: async (use) => {
      let usedClient = client;
      const answer = (async () => {
        await ready;
        usedClient = client;
        return await use(usedClient);
      })();
      try {
        return await withinTimeLimit(timeLimitMs, answer, () => replace(usedClient));
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

/** `dispose` keeps the connection open; the channel is outside the package's types. */
async function closeChannel(client: EventStoreDBClient): Promise<void> {
  const getChannel: unknown = Reflect.get(client, 'getChannel');
  if (typeof getChannel !== 'function') return;
  const channel: unknown = await Reflect.apply(getChannel, client, []);
  if (channel instanceof Object && 'close' in channel && typeof channel.close === 'function')
    Reflect.apply(channel.close, channel, []);
}
