import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type EventStore, WrongExpectedRevision } from '../../port.ts';
import type { StoreUnderTest } from '../../testing/storeUnderTest.ts';
import { startTcpProxy } from '../../testing/tcpProxy.ts';
import { openEventStoreDb } from '../openEventStoreDb.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from './startEventStoreDbDouble.ts';

const open = (address: string) => (timeLimitMs: number) =>
  openEventStoreDb(address, { timeLimitMs, resubscribeMs: 50, silenceMs: 500 });

export async function startDoubleUnderTest(): Promise<StoreUnderTest> {
  const double = await startEventStoreDbDouble();
  const restored: EventStoreDbDouble[] = [];
  const halting = open(double.address)(5_000);
  return {
    open: open(double.address),
    appendHaltingly: appendHaltingly(halting),
    holdTransactionsOpen: async () => async () => undefined,
    silence: double.silence,
    loseAnswers: double.loseAnswers,
    heal: double.heal,
    drop: double.drop,
    stop: double.stop,
    start: double.start,
    restoreElsewhere: async () => {
      const copy = await startEventStoreDbDouble(double.log.copy());
      restored.push(copy);
      return open(copy.address)(5_000);
    },
    close: async () => {
      await halting.close();
      for (const server of [double, ...restored]) await server.stop();
    },
  };
}

export async function startServerUnderTest(address: string): Promise<StoreUnderTest> {
  const url = new URL(address);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 2113) });
  url.host = `127.0.0.1:${proxy.port}`;
  url.searchParams.set('tlsVerifyCert', 'false');
  const halting = open(address)(5_000);
  return {
    open: open(url.href),
    appendHaltingly: appendHaltingly(halting),
    holdTransactionsOpen: async () => async () => undefined,
    silence: () => proxy.swallow('requests', 'answers'),
    loseAnswers: () => proxy.swallow('answers'),
    heal: proxy.heal,
    drop: proxy.drop,
    stop: proxy.refuse,
    start: proxy.accept,
    restoreElsewhere: () =>
      Promise.reject(new Error('EventStoreDB restores by copying its files, which this test cannot do')),
    close: async () => {
      await halting.close();
      await proxy.close();
    },
  };
}

/** Without transactions: pauses before the append; an abort is a rejected append. */
const appendHaltingly =
  (store: EventStore): StoreUnderTest['appendHaltingly'] =>
  async (streamId, events) => {
    await pause(randomInt(5));
    const isKept = randomInt(10) > 0;
    const storedEvents = await store.readStream(streamId);
    const last = storedEvents.at(-1)?.revision ?? null;
    return store.append(streamId, isKept ? (last ?? 'none') : 1_000_000, events).then(
      () => true,
      (error: unknown) => {
        if (error instanceof WrongExpectedRevision && !isKept) return false;
        throw error;
      },
    );
  };
