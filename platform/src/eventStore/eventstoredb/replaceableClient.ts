import { EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreUnavailable } from '../port.ts';
import { withinTimeLimit } from '../withinTimeLimit.ts';
import { typedError } from './typedError.ts';

/**
 * Appends have no deadline, so a timeout replaces the client. After a failure the store is verified, because another
 * may have taken its place.
 */
export type ReplaceableClient = {
  /** @throws EventStoreUnavailable, or the store's error as a port error */
  readonly call: <T>(use: (client: EventStoreDBClient) => Promise<T>) => Promise<T>;
  /** Client for subscriptions. @throws EventStoreUnavailable */
  readonly follow: (onReplaced: () => void) => Promise<{ client: EventStoreDBClient; release: () => void }>;
  readonly doubt: () => void;
  readonly close: () => Promise<void>;
};

/** Time for a replaced client to close its streams. */
const disposalMs = 1_000;

/** @param verify rejects when the store is not the one of earlier calls */
export function openReplaceableClient(
  address: string,
  timeLimitMs: number,
  verify: (client: EventStoreDBClient) => Promise<void>,
): ReplaceableClient {
  const followers = new Set<() => void>();
  let client = EventStoreDBClient.connectionString(address);
  let ready: Promise<void> = Promise.resolve();
  let verifying: Promise<void> | null = null;
  /** A verification holds only for the doubt that it began with. */
  let doubts = 0;
  let verifiedDoubts = -1;
  const doubt = (): void => {
    doubts += 1;
  };

  // The old client is disposed first: all clients share one table of pending appends.
  const replace = (failedClient: EventStoreDBClient): void => {
    if (failedClient !== client) return;
    client = EventStoreDBClient.connectionString(address);
    doubt();
    verifying = null;
    ready = dispose(failedClient);
    const interrupted = [...followers];
    followers.clear();
    for (const onReplaced of interrupted) onReplaced();
  };

  /** Disposal ends reads without an error, so that their answers are incomplete. */
  const runWhole = async <T>(used: EventStoreDBClient, run: (client: EventStoreDBClient) => Promise<T>): Promise<T> => {
    const answer = await run(used).catch((error: unknown) => {
      throw used === client ? error : interruption();
    });
    if (used !== client) throw interruption();
    return answer;
  };

  const verifyOnce = async (): Promise<void> => {
    const answeredDoubts = doubts;
    await runWhole(client, verify);
    verifiedDoubts = answeredDoubts;
  };

  const verifiedClient = async (): Promise<EventStoreDBClient> => {
    await ready;
    if (verifiedDoubts < doubts) {
      const verification = (verifying ??= verifyOnce());
      await verification.finally(() => {
        if (verifying === verification) verifying = null;
      });
    }
    return client;
  };

  const call: ReplaceableClient['call'] = async (use) => {
    let usedClient = client;
    const answer = (async () => {
      usedClient = await verifiedClient();
      return await runWhole(usedClient, use);
    })();
    try {
      return await withinTimeLimit(timeLimitMs, answer, () => replace(usedClient));
    } catch (error) {
      const portError = typedError(error);
      if (portError instanceof EventStoreUnavailable) doubt();
      throw portError;
    }
  };

  return {
    call,
    follow: async (onReplaced) => {
      const followed = await call((current) => Promise.resolve(current));
      followers.add(onReplaced);
      return { client: followed, release: () => followers.delete(onReplaced) };
    },
    doubt,
    close: async () => {
      await ready;
      await dispose(client);
    },
  };
}

const interruption = (): EventStoreUnavailable =>
  new EventStoreUnavailable('the connection to the event store was replaced during the call');

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
