import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { beginning, EventStoreUnavailable } from '../port.ts';
import { record, sampleEvent, sampleStream } from './samples.ts';
import type { ContractFixture } from './storeUnderTest.ts';
import { until } from '../../testing/until.ts';

const limit = 400;
const patientLimit = 1_000;
const slack = 1_500;

/** Promise 7. */
export function faultPromises(fixture: ContractFixture): void {
  test('calls to a silent store fail within their time limit with a typed error, and succeed when it answers again', async () => {
    const impatient = fixture.openAnother(limit);
    const stream = sampleStream();
    await impatient.append(stream, 'none', [sampleEvent()]);
    const calls: readonly (() => Promise<unknown>)[] = [
      () => impatient.append(stream, 0, [sampleEvent()]),
      () => impatient.readStream(stream),
      () => impatient.readAll(beginning, 10),
      () => impatient.head(),
      () => impatient.storeId(),
      () => impatient.ping(),
    ];
    fixture.underTest.silence();
    for (const call of calls) {
      const startedAt = performance.now();
      await expect(call()).rejects.toBeInstanceOf(EventStoreUnavailable);
      expect(performance.now() - startedAt).toBeLessThan(limit + slack);
    }
    fixture.underTest.heal();
    await until('the store answers again', () =>
      impatient.ping().then(
        () => true,
        () => false,
      ),
    );
    const { length } = await impatient.readStream(stream);
    expect(await impatient.append(stream, length - 1, [sampleEvent()])).toMatchObject({ revision: length });
  });

  test.each(['a call timed out', 'connections were cut', 'the server restarted'])(
    'calls under way when %s answer rightly or fail with a typed error',
    async (fault) => {
      const stream = sampleStream();
      const events = Array.from({ length: 200 }, (_, index) => sampleEvent({ index }));
      await fixture.store.append(stream, 'none', events);
      const [first, second] = await fixture.store.readStream(stream, 0, 2);
      const start = first?.position ?? '';
      const storeId = await fixture.store.storeId();
      const client = fixture.openAnother(patientLimit);
      await client.readStream(stream);
      const other = sampleStream();
      const calls: readonly (() => Promise<unknown>)[] = [
        async () => expect(await client.readStream(stream)).toHaveLength(200),
        async () => expect(await client.readStream(stream, 150)).toHaveLength(50),
        async () => expect(await client.readStream(stream, 0, 1)).toEqual([first]),
        async () => expect(await client.readAll(start, 199)).toHaveLength(199),
        async () => expect(await client.readAll(start, 1)).toEqual([second]),
        async () => expect(await client.readAt(start)).toEqual(first),
        async () => expect((await client.head()) > start).toBe(true),
        async () => expect(await client.storeId()).toBe(storeId),
        async () => expect(await client.append(other, 'none', [sampleEvent()])).toMatchObject({ revision: 0 }),
        async () => expect(await client.readStream(sampleStream())).toEqual([]),
      ];
      const isTimeout = fault === 'a call timed out';
      if (isTimeout) fixture.underTest.silence();
      const early = isTimeout ? [client.head()] : [];
      if (isTimeout) await pause(patientLimit / 2);
      const underWay = calls.map((call) => call());
      const outcomes = Promise.allSettled([...early, ...underWay]);
      if (fault === 'connections were cut') fixture.underTest.drop();
      if (fault === 'the server restarted') {
        await fixture.underTest.stop();
        await fixture.underTest.start();
      }
      const failures = (await outcomes).filter((outcome) => outcome.status === 'rejected');
      for (const { reason } of failures) expect(reason).toBeInstanceOf(EventStoreUnavailable);
      fixture.underTest.heal();
      await until('the store answers again', () =>
        client.ping().then(
          () => true,
          () => false,
        ),
      );
      expect(await client.readStream(stream)).toHaveLength(200);
    },
  );

  test('a subscription resumes at its position after a lost connection and after a restart', async () => {
    const reader = record(fixture.openAnother(limit), await fixture.store.head());
    const stream = sampleStream();
    const sure = async (expected: 'none' | number) => {
      const events = [sampleEvent()];
      await until('an append got through', () =>
        fixture.store.append(stream, expected, events).then(
          () => true,
          (error: unknown) => {
            expect(error).toBeInstanceOf(EventStoreUnavailable);
            return false;
          },
        ),
      );
    };
    await sure('none');
    await until('the first event came', () => reader.events.length === 1);
    fixture.underTest.drop();
    await sure(0);
    await until('the second event came', () => reader.events.length === 2);
    await fixture.underTest.stop();
    const startedAt = performance.now();
    await expect(fixture.openAnother(limit).ping()).rejects.toBeInstanceOf(EventStoreUnavailable);
    expect(performance.now() - startedAt).toBeLessThan(limit + slack);
    await fixture.underTest.start();
    await sure(1);
    await until('the third event came', () => reader.events.length >= 3);
    await reader.stop();
    expect(reader.events.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    expect(reader.ends).toEqual([]);
  });
}
