import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  beginning,
  type EventStore,
  type EventToAppend,
  type Json,
  type Position,
  type RecordedEvent,
} from '../port.ts';

export const sampleEvent = (data: Json = { sample: true }): EventToAppend => ({
  id: randomUUID(),
  type: 'SampleHappened',
  data,
  metadata: { schemaVersion: 1 },
});

export const sampleStream = (): string => `sample-${randomUUID()}`;

export function record(store: EventStore, after: Position) {
  const events: RecordedEvent[] = [];
  const ends: unknown[] = [];
  const subscription = store.subscribe(
    after,
    async (batch) => {
      events.push(...batch);
    },
    (reason) => ends.push(reason),
  );
  return { events, ends, stop: subscription.stop };
}

export async function readToEnd(store: EventStore, after: Position): Promise<readonly RecordedEvent[]> {
  const all: RecordedEvent[] = [];
  for (;;) {
    const page = await store.readAll(all.at(-1)?.position ?? after, 100);
    if (page.length === 0) return all;
    all.push(...page);
  }
}

export function expectOrder(events: readonly RecordedEvent[]): void {
  const lastRevision = new Map<string, number>();
  let lastPosition = beginning;
  for (const event of events) {
    expect(event.position > lastPosition).toBe(true);
    expect(event.revision).toBe((lastRevision.get(event.streamId) ?? -1) + 1);
    lastPosition = event.position;
    lastRevision.set(event.streamId, event.revision);
  }
}
