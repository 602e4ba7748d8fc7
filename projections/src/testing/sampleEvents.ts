import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { DecodedEvent, DomainEvent } from '@talloor/platform/codec/codec.ts';

export const sampleBasketId = '0b8f5a2e-6f1d-4c43-9d0f-0a3f6a5c1e11';

const line = {
  lineId: '1',
  articleNumber: '131209',
  name: { nl: 'Volle room 35 % UHT 1 l', fr: 'Crème entière 35 % UHT 1 l' },
  brand: 'Hof ter Beke',
  groupCode: 'dairy',
  unit: { nl: 'st', fr: 'pc' },
  priceMills: 3985,
  normalPriceMills: 4250,
  priceKind: 'box',
  conversionFactor: 1,
  weightArticle: false,
  vatRate: 6,
  depositMills: 0,
  promoId: null,
  quantity: 12,
  lineTotalCents: 4782,
  free: false,
} as const;

/** An order as it was placed on Monday 9 March 2026, 15:02 in Brussels: one paid line, one free one. */
export const sampleOrder: OrderContent = {
  orderNumber: '4402118',
  basketId: sampleBasketId,
  customerNumber: '204118',
  customerName: 'Bistro Lindegaard',
  placedBy: '7',
  placedAt: '2026-03-09T14:02:00.000Z',
  language: 'nl',
  lines: [
    { ...line, name: { ...line.name }, unit: { ...line.unit } },
    { ...line, lineId: '2', articleNumber: '131244', quantity: 2, lineTotalCents: 0, free: true, priceKind: 'promo' },
  ],
  delivery: { day: '2026-03-13', windowStart: '08:30', windowEnd: '17:00', deadline: '2026-03-11T16:00:00.000Z' },
  changeDeadline: '2026-03-11T16:00:00.000Z',
  address: {
    kind: 'default',
    name: 'Bistro Lindegaard',
    street: 'Kaai',
    streetNumber: '4',
    box: '',
    postal: '9000',
    city: 'Gent',
  },
  reference: 'WK11-KEUKEN',
  message: 'Leveren via de zijdeur',
  extraEmails: ['keuken@lindegaard.example'],
  totals: {
    rulesVersion: 1,
    approximate: false,
    subtotalCents: 4782,
    deliveryCents: 1500,
    expressCents: 0,
    discountCents: 0,
    vat: [{ rate: 6, baseCents: 6282, vatCents: 377 }],
    depositCents: 0,
    payableCents: 6659,
  },
};

/** The events of one stream as the codec would give them, one position after the other. */
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
