import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { tellFailure } from '../../tellFailure.ts';
import { openEventStore } from '../openEventStore.ts';
import {
  beginning,
  EventStoreAccessDenied,
  EventStoreReplaced,
  EventStoreUnavailable,
  type EventStore,
} from '../port.ts';
import { eventStoreContract } from '../testing/contract.ts';
import { readToEnd, record, sampleEvent, sampleStream } from '../testing/samples.ts';
import { until } from '../../testing/until.ts';
import { openEventStoreDb } from './openEventStoreDb.ts';
import { createDoubleLog, type DoubleLog } from './testing/doubleLog.ts';
import { doubleCertificate } from './testing/doubleCertificate.ts';
import { startDoubleUnderTest, startServerUnderTest } from './testing/eventStoreDbUnderTest.ts';
import { openAdministrator } from './testing/openAdministrator.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from './testing/startEventStoreDbDouble.ts';

describe('the EventStoreDB adapter keeps the promises of the port against a gRPC double', () => {
  eventStoreContract(startDoubleUnderTest, { canBeDumped: true });
});

const realServer = process.env['EVENTSTORE_URL'];
if (realServer) {
  describe('the EventStoreDB adapter keeps the promises of the port against a real server', () => {
    eventStoreContract(() => startServerUnderTest(realServer), { canBeDumped: false });
  });
}

function grow(log: DoubleLog): DoubleLog {
  for (const { type, data, metadata } of Array.from({ length: 5 }, () => sampleEvent()))
    log.append('other', 'any', [
      {
        id: randomUUID(),
        type,
        contentType: 'application/json',
        data: Buffer.from(JSON.stringify(data)),
        metadata: Buffer.from(JSON.stringify(metadata)),
      },
    ]);
  return log;
}

describe('EventStoreDB', () => {
  let leader: EventStoreDbDouble;
  let store: EventStore;
  beforeAll(async () => {
    leader = await startEventStoreDbDouble();
    store = openEventStoreDb(leader.address);
  });
  afterAll(async () => {
    await store.close();
    await leader.stop();
  });

  test('rejects an append through a follower with a typed error, and sends the next append to the leader', async () => {
    const follower = await startEventStoreDbDouble(leader.log);
    follower.follow(leader);
    const misled = openEventStoreDb(follower.address, { timeLimitMs: 1_000 });
    const stream = sampleStream();
    const events = [sampleEvent()];
    await expect(misled.append(stream, 'none', events)).rejects.toBeInstanceOf(EventStoreUnavailable);
    expect(await misled.append(stream, 'none', events)).toMatchObject({ revision: 0 });
    await misled.close();
    await follower.stop();
  });

  test('sends the appends of a cluster to its leader', async () => {
    const follower = await startEventStoreDbDouble(leader.log);
    follower.follow(leader);
    const cluster = openEventStoreDb(`esdb://127.0.0.1:${follower.port},127.0.0.1:${leader.port}?tls=false`);
    expect(await cluster.append(sampleStream(), 'none', [sampleEvent()])).toMatchObject({ revision: 0 });
    await cluster.close();
    await follower.stop();
  });

  test('omits the store’s own records from reads, and keeps one store id for concurrent clients', async () => {
    const rival = openEventStoreDb(leader.address);
    const ids = await Promise.all([store.storeId(), rival.storeId(), store.storeId()]);
    expect(new Set(ids).size).toBe(1);
    const reader = record(rival, beginning);
    for (let index = 0; index < 12; index += 1) await store.append(sampleStream(), 'none', [sampleEvent()]);
    const all = await readToEnd(store, beginning);
    await until('the reader has caught up', () => reader.events.length >= all.length);
    await rival.close();
    expect(leader.log.records.some(({ streamId }) => streamId.startsWith('$'))).toBe(true);
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['SampleHappened']));
    expect(reader.events).toEqual(all);
    expect(await store.head()).toBe(all.at(-1)?.position);
  });

  test('delivers each event once when checkpoints of the server are early, stale or maximal', async () => {
    const reader = record(store, await store.head());
    const stream = sampleStream();
    await store.append(stream, 'none', [sampleEvent()]);
    await until('the first event came', () => reader.events.length === 1);
    const last = BigInt(await store.head());
    for (const [index, position] of [last + 1_000_000n, 0n, 2n ** 64n - 1n].entries()) {
      leader.sendCheckpoint(position);
      await store.ping();
      leader.drop();
      for (const revision of [index * 3, index * 3 + 1, index * 3 + 2])
        await until('an append got through', () =>
          store.append(stream, revision, [sampleEvent()]).then(
            () => true,
            () => false,
          ),
        );
    }
    await until('all events came', () => reader.events.length >= 10);
    await reader.stop();
    expect(reader.events.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  describe.each([
    ['an older copy', (log: DoubleLog) => log],
    ['an older copy that has grown', grow],
    ['an empty store', () => createDoubleLog()],
  ])('of which %s takes the place', (_, change) => {
    test('serves nothing until the right store is back', async () => {
      const server = await startEventStoreDbDouble();
      const log = { error: jest.fn() };
      const client = openEventStoreDb(server.address, { resubscribeMs: 20, timeLimitMs: 2_000, log });
      await client.storeId();
      const stream = sampleStream();
      await client.append(stream, 'none', [sampleEvent(), sampleEvent()]);
      const older = change(server.log.copy());
      const reader = record(client, beginning);
      await client.append(stream, 1, [sampleEvent()]);
      await until('all events came', () => reader.events.length === 3);
      const right = server.log;
      server.restore(older);
      const isRefused = (call: () => Promise<unknown>) =>
        call().then(
          () => false,
          (error: unknown) => error instanceof EventStoreReplaced,
        );
      await until('the store is refused', () => isRefused(client.ping));
      expect(await isRefused(() => client.append(sampleStream(), 'none', [sampleEvent()]))).toBe(true);
      expect(await isRefused(() => client.readStream(stream))).toBe(true);
      expect(await isRefused(() => client.readAll(beginning, 10))).toBe(true);
      await until('the follower has said why', () => log.error.mock.calls.length > 0);
      const { length } = older.records;
      server.restore(right);
      await until('the right store is served', async () => !(await isRefused(client.ping)));
      await client.append(stream, 2, [sampleEvent()]);
      await until('the next event came', () => reader.events.length >= 4);
      expect(reader.events.map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
      expect(reader.ends).toEqual([]);
      const reasons = log.error.mock.calls.map(([fields]) => (fields as { err: Error }).err.message);
      expect(new Set(reasons).size).toBe(reasons.length);
      expect(older.records).toHaveLength(length);
      await client.close();
      await server.stop();
    });
  });

  test('reads a deleted stream as an empty one', async () => {
    const administrator = openAdministrator(leader.address);
    for (const act of [administrator.deleteStream, administrator.tombstone]) {
      const stream = sampleStream();
      await store.append(stream, 'none', [sampleEvent()]);
      await act(stream);
      expect(await store.readStream(stream)).toEqual([]);
    }
    await administrator.close();
  });

  test('resumes a silent subscription', async () => {
    const listener = openEventStoreDb(leader.address, { timeLimitMs: 300, silenceMs: 100, resubscribeMs: 50 });
    const reader = record(listener, await store.head());
    leader.silence();
    await expect(listener.ping()).rejects.toBeInstanceOf(EventStoreUnavailable);
    leader.heal();
    await store.append(sampleStream(), 'none', [sampleEvent()]);
    await until('the event came', () => reader.events.length === 1);
    await listener.close();
    expect(reader.ends).toEqual([]);
  });
});

describe('EventStoreDB with logins', () => {
  let server: EventStoreDbDouble;
  let folder: string;
  beforeAll(async () => {
    const logins = {
      talloor: { password: 'hunter2', isAdmin: true },
      clerk: { password: 'hunter3', isAdmin: false },
    };
    server = await startEventStoreDbDouble(undefined, { logins });
    folder = await mkdtemp(join(tmpdir(), 'talloor-double-'));
    await writeFile(join(folder, 'ca.pem'), doubleCertificate);
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });
  const openAs = async (login: string): Promise<EventStore> =>
    openEventStoreDb(`esdb://${login}@localhost:${server.port}?tlsCAFile=${join(folder, 'ca.pem')}`);

  test('serves a user of $admins', async () => {
    const store = await openAs('talloor:hunter2');
    expect(await store.append(sampleStream(), 'none', [sampleEvent()])).toMatchObject({ revision: 0 });
    expect(await store.readAll(beginning, 10)).toHaveLength(1);
    await store.close();
  });

  test.each([
    ['a wrong password', 'talloor:hunter4', /^EventStoreDB does not know the user name and password in EVENT_STORE\.$/],
    ['a user who may not read $all', 'clerk:hunter3', /^EventStoreDB denies the user in EVENT_STORE a right/],
  ])('describes %s in one sentence without the password', async (_, login, sentence) => {
    const store = await openAs(login);
    const error: unknown = await store.head().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EventStoreAccessDenied);
    const message = tellFailure(error);
    expect(message).toMatch(sentence);
    expect(message).not.toMatch(/hunter|clerk|localhost|\n/);
    await store.close();
  });

  test('rejects an append with a wrong password', async () => {
    const store = await openAs('talloor:hunter4');
    const append = store.append(sampleStream(), 'none', [sampleEvent()]);
    await expect(append).rejects.toBeInstanceOf(EventStoreAccessDenied);
    await store.close();
  });

  test.each(['esdb://talloor:hunter2@localhost:many', 'esdb://talloor:hunter2@localhost?tlsCAFile=/nowhere'])(
    'describes an address that the client cannot read without its password: %s',
    async (eventStore) => {
      const error: unknown = await openEventStore({ eventStore, databaseUrl: '' }).catch((reason: unknown) => reason);
      const message = tellFailure(error);
      expect(message).toMatch(/^the configuration is wrong:\n {2}EVENT_STORE cannot be used: /);
      expect(message).not.toMatch(/hunter| at /);
    },
  );
});
