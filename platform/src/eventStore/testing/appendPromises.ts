import { expect, test } from '@jest/globals';
import {
  AppendRefused,
  EventStoreUnavailable,
  type EventToAppend,
  type Json,
  maxEventBytes,
  maxEventsPerAppend,
  WrongExpectedRevision,
} from '../port.ts';
import { sampleEvent, sampleStream } from './samples.ts';
import type { ContractFixture } from './storeUnderTest.ts';
import { until } from '../../testing/until.ts';

const limit = 400;

/** Promises 1, 2, 3 and 9. */
export function appendPromises(fixture: ContractFixture): void {
  test('one of fifty concurrent writers at the same revision succeeds, and the others get the actual revision', async () => {
    const stream = sampleStream();
    await fixture.store.append(stream, 'none', [sampleEvent()]);
    const rival = fixture.openAnother();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? fixture.store : rival).append(stream, 0, [sampleEvent()])),
    );
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    const rejections = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    expect(won.map((outcome) => outcome.value.revision)).toEqual([1]);
    expect(rejections).toHaveLength(49);
    for (const reason of rejections) {
      expect(reason).toBeInstanceOf(WrongExpectedRevision);
      expect(reason).toMatchObject({ streamId: stream, actual: 1 });
    }
    expect(await fixture.store.readStream(stream)).toHaveLength(2);
  });

  test('an append requires its expectation of the stream: new, existing, or at exactly that revision', async () => {
    const stream = sampleStream();
    const appendExpecting = async (expected: 'none' | 'exists' | number) =>
      fixture.store.append(stream, expected, [sampleEvent()]).catch((error: unknown) => error);
    expect(await appendExpecting('exists')).toMatchObject({ name: 'WrongExpectedRevision', actual: null });
    expect(await appendExpecting(0)).toMatchObject({ name: 'WrongExpectedRevision', actual: null });
    expect(await fixture.store.append(stream, 'none', [sampleEvent(), sampleEvent()])).toMatchObject({ revision: 1 });
    expect(await appendExpecting('none')).toMatchObject({ name: 'WrongExpectedRevision', actual: 1 });
    expect(await appendExpecting(0)).toMatchObject({ name: 'WrongExpectedRevision', actual: 1 });
    expect(await appendExpecting(2)).toMatchObject({ name: 'WrongExpectedRevision', actual: 1 });
    expect(await fixture.store.append(stream, 'exists', [sampleEvent()])).toMatchObject({ revision: 2 });
    expect(await fixture.store.append(stream, 2, [sampleEvent()])).toMatchObject({ revision: 3 });
    expect((await fixture.store.readStream(stream)).map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
  });

  test('an append repeated after a lost answer gets the same answer and adds no event', async () => {
    const stream = sampleStream();
    const first = [sampleEvent(), sampleEvent()];
    const second = [sampleEvent()];
    await fixture.store.append(stream, 'none', first);
    const forgetful = fixture.openAnother(limit);
    await forgetful.ping();
    fixture.underTest.loseAnswers();
    await expect(forgetful.append(stream, 1, second)).rejects.toBeInstanceOf(EventStoreUnavailable);
    fixture.underTest.heal();
    await until('the store answers again', () =>
      forgetful.ping().then(
        () => true,
        () => false,
      ),
    );
    const answer = await fixture.openAnother().append(stream, 1, second);
    expect(answer.revision).toBe(2);
    await fixture.store.append(stream, 2, [sampleEvent()]);
    expect(await fixture.store.append(stream, 1, second)).toEqual(answer);
    expect(await fixture.store.append(stream, 'none', first)).toMatchObject({ revision: 1 });
    const storedEvents = await fixture.store.readStream(stream);
    expect(storedEvents).toHaveLength(4);
    expect(storedEvents[2]?.position).toBe(answer.position);
    await expect(fixture.store.append(stream, 1, [sampleEvent()])).rejects.toMatchObject({ actual: 3 });
  });

  test('a repeated append to an existing stream adds no event, also after later events', async () => {
    const stream = sampleStream();
    await fixture.store.append(stream, 'none', [sampleEvent()]);
    const events = [sampleEvent(), sampleEvent()];
    const answer = await fixture.store.append(stream, 'exists', events);
    await fixture.store.append(stream, 'exists', [sampleEvent()]);
    expect(await fixture.openAnother().append(stream, 'exists', events)).toEqual(answer);
    expect((await fixture.store.readStream(stream)).map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
  });

  test('an append that no store can hold is rejected with its reason, and nothing is stored', async () => {
    const stream = sampleStream();
    const start = await fixture.store.head();
    const twice = sampleEvent();
    const overhead = 'SampleHappened'.length + JSON.stringify({ text: '' }).length + '{"schemaVersion":1}'.length;
    const refusals: readonly (readonly [readonly EventToAppend[], AppendRefused['reason']])[] = [
      [[], 'empty_append'],
      [[sampleEvent(), sampleEvent({ deep: [{ text: 'a\u0000b' }] })], 'nul_character'],
      [[sampleEvent({ 'key\u0000': 1 })], 'nul_character'],
      [[{ ...sampleEvent(), metadata: { actor: '\u0000' } }], 'nul_character'],
      [[sampleEvent({ text: 'x'.repeat(maxEventBytes - overhead + 1) })], 'event_too_large'],
      [[sampleEvent({ text: 'é'.repeat(maxEventBytes / 2) })], 'event_too_large'],
      [Array.from({ length: maxEventsPerAppend + 1 }, () => sampleEvent()), 'too_many_events'],
      [[twice, twice], 'event_id_taken'],
    ];
    for (const [events, reason] of refusals) {
      const error: unknown = await fixture.store.append(stream, 'none', events).catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(AppendRefused);
      expect(error).toMatchObject({ reason });
    }
    expect(await fixture.store.readStream(stream)).toEqual([]);
    expect(await fixture.store.head()).toBe(start);
    const many = Array.from({ length: maxEventsPerAppend }, (_, index) => sampleEvent({ index }));
    expect(await fixture.store.append(stream, 'none', many)).toMatchObject({ revision: maxEventsPerAppend - 1 });
  });

  test('a stored event reads back unchanged: numbers, scripts, order of keys, look-alike escapes', async () => {
    const stream = sampleStream();
    const data: Json = {
      z: [0.1, 1e21, 5e-324, 123456789012345680000, -1.5, 2.5e-7, 9007199254740991, 1.1],
      a: 'é 日本 🥬 \\u0000 "quoted" \n\t\\',
      '': null,
      nested: { yes: true, no: false, empty: {}, none: [] },
    };
    await fixture.store.append(stream, 'none', [sampleEvent(data)]);
    const [event] = await fixture.store.readStream(stream);
    expect(JSON.stringify(event?.data)).toBe(JSON.stringify(data));
    expect(event).toMatchObject({ type: 'SampleHappened', metadata: { schemaVersion: 1 }, streamId: stream });
    expect(event?.recordedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(event?.position).toMatch(/^\d{20}$/);
    expect(await fixture.openAnother().storeId()).toBe(await fixture.store.storeId());
  });

  test('the first claim of a tenant stays', async () => {
    const earlierClaim = await fixture.store.tenant();
    const [first, second] = ['first', 'second'].map((tenantId) => ({ tenantId, keyCheck: 'check' }));
    if (first) await fixture.store.claim(first);
    if (second) await fixture.openAnother().claim(second);
    expect(await fixture.openAnother().tenant()).toEqual(earlierClaim ?? first);
  });
}
