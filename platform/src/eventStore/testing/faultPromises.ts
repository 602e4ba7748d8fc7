import { expect, test } from '@jest/globals';
import { beginning, EventStoreUnavailable } from '../port.ts';
import { record, sampleEvent, sampleStream } from './samples.ts';
import type { ContractFixture } from './storeUnderTest.ts';
import { until } from '../../testing/until.ts';

/** Time limit in milliseconds of a client that runs into it. */
const limit = 400;
/** Tolerance on a busy machine. */
const slack = 1_500;

/** Failures of store and network (promise 7). */
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
