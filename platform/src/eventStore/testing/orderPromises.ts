import { expect, test } from '@jest/globals';
import { expectOrder, readToEnd, record, sampleEvent, sampleStream } from './samples.ts';
import type { ContractFixture } from './storeUnderTest.ts';
import { until } from '../../testing/until.ts';

/** Promises 4, 5, 6 and 8. */
export function orderPromises(fixture: ContractFixture): void {
  test('a reader gets each event of eight halting writers once, in the order of its stream', async () => {
    const start = await fixture.store.head();
    const reader = record(fixture.openAnother(), start);
    const storedIds: string[] = [];
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const streams = [sampleStream(), sampleStream()];
        for (let round = 0; round < 12; round += 1) {
          const events = [sampleEvent(), sampleEvent()];
          const stream = streams[round % 2] ?? '';
          if (await fixture.underTest.appendHaltingly(stream, events)) storedIds.push(...events.map(({ id }) => id));
        }
      }),
    );
    await until('the reader has caught up', () => reader.events.length >= storedIds.length);
    await reader.stop();
    expect(storedIds.length).toBeGreaterThan(100);
    expect(reader.events.map(({ id }) => id).toSorted()).toEqual(storedIds.toSorted());
    expectOrder(reader.events);
    expect(await readToEnd(fixture.store, start)).toEqual(reader.events);
  });

  test('the global order keeps the order within each stream, also for appends of many events', async () => {
    const start = await fixture.store.head();
    const streams = [sampleStream(), sampleStream(), sampleStream()];
    const rival = fixture.openAnother();
    await Promise.all(
      streams.map(async (stream, index) => {
        for (let round = 0; round < 10; round += 1) {
          const batch = Array.from({ length: 1 + ((round * 7 + index) % 9) }, () => sampleEvent());
          await (round % 2 ? fixture.store : rival).append(stream, round === 0 ? 'none' : 'exists', batch);
        }
      }),
    );
    const events = await readToEnd(fixture.store, start);
    expectOrder(events);
    for (const stream of streams) {
      const own = events.filter(({ streamId }) => streamId === stream);
      expect(own).toEqual(await fixture.store.readStream(stream));
      expect(own.map(({ revision }) => revision)).toEqual(own.map((_, index) => index));
    }
    expect(await fixture.store.head()).toBe(events.at(-1)?.position);
    expect(await fixture.store.readStream(streams[0] ?? '', 3, 2)).toEqual(
      events.filter(({ streamId }) => streamId === streams[0]).slice(3, 5),
    );
  });

  test('idle open transactions, here or in another database, neither delay readers nor make them skip events', async () => {
    const release = await fixture.underTest.holdTransactionsOpen();
    const reader = record(fixture.store, await fixture.store.head());
    const stream = sampleStream();
    for (let index = 0; index < 20; index += 1)
      await fixture.store.append(stream, index === 0 ? 'none' : index - 1, [sampleEvent()]);
    await until('the reader has caught up', () => reader.events.length >= 20);
    await release();
    await fixture.store.append(stream, 19, [sampleEvent()]);
    await until('the reader has the last one too', () => reader.events.length >= 21);
    await reader.stop();
    expect(reader.events.map(({ revision }) => revision)).toEqual(Array.from({ length: 21 }, (_, index) => index));
  });

  test('a subscription starts after its position, and ends when its reader fails', async () => {
    const stream = sampleStream();
    await fixture.store.append(stream, 'none', [sampleEvent(), sampleEvent(), sampleEvent()]);
    const [first, second, third] = await fixture.store.readStream(stream);
    const reader = record(fixture.store, first?.position ?? '');
    await until('two events came', () => reader.events.length === 2);
    await reader.stop();
    expect(reader.events).toEqual([second, third]);
    expect(await fixture.store.readAll(first?.position ?? '', 1)).toEqual([second]);
    expect(await fixture.store.readAll(third?.position ?? '', 10)).toEqual([]);
    expect(await fixture.store.readAt(second?.position ?? '')).toEqual(second);
    expect(await fixture.store.readAt('9'.repeat(18).padStart(20, '0'))).toBeNull();
    const reasons: unknown[] = [];
    const failing = fixture.store.subscribe(
      second?.position ?? '',
      () => Promise.reject(new Error('this reader cannot')),
      (reason) => reasons.push(reason),
    );
    await until('the subscription has ended', () => reasons.length === 1);
    await failing.stop();
    expect(reasons).toEqual([new Error('this reader cannot')]);
  });
}
