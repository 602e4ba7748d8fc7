import type { DecodedEvent, DomainEvent } from '@talloor/platform/codec/codec.ts';

export { sampleBasketId, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';

export function decodedStream<E extends DomainEvent>(
  streamId: string,
  events: readonly E[],
  firstPosition = 1,
): DecodedEvent<E>[] {
  return events.map((event, revision) => ({
    event,
    id: `00000000-0000-4000-8000-${String(firstPosition + revision).padStart(12, '0')}`,
    streamId,
    revision,
    position: String(firstPosition + revision).padStart(20, '0'),
    recordedAt: '2026-03-09T14:02:00.100Z',
    metadata: {
      occurredAt: '2026-03-09T14:02:00.000Z',
      actorId: '7',
      actorRole: 'customer',
      onBehalfOf: null,
      customerNumber: '204118',
      channel: 'web',
      correlationId: 'correlation',
      causationId: null,
      commandId: `command-${revision}`,
      commandHash: 'hash',
      schemaVersion: 1,
      dataHash: `data-${revision}`,
      previousHash: revision === 0 ? null : `hash-${revision - 1}`,
      hash: `hash-${revision}`,
    },
  }));
}
