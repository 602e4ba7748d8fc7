import type { OrderedLine } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { LineFacts } from '@talloor/events/values.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';

const basketId = '0b6f1c5e-6c0e-4a3e-9d2b-7f1f3a0f9c11';
const placedAt = '2026-03-11T13:12:00.000Z';
const customers = 30;

export type OrderedBy = { readonly customerNumber: string; readonly placedBy: string };

const someone = (orderNumber: number): OrderedBy => {
  const customer = orderNumber % customers;
  return { customerNumber: String(204100 + customer), placedBy: String(1000 + customer) };
};

export function sampleOrder(
  orderNumber: number,
  { customerNumber, placedBy }: OrderedBy = someone(orderNumber),
): { events: OrderEvent[]; metadata: CommandMetadata } {
  const lines = Array.from({ length: 5 }, (_, index) => line(index));
  const events: OrderEvent[] = [
    {
      type: 'OrderPlaced',
      data: {
        orderNumber: String(orderNumber),
        basketId,
        customerNumber,
        customerName: `Bistro ${customerNumber}`,
        placedBy,
        placedAt,
        language: 'nl',
        lines,
        delivery: { day: '2026-03-13', windowStart: '06:00', windowEnd: '10:00', deadline: '2026-03-11T16:00:00.000Z' },
        changeDeadline: '2026-03-11T16:00:00.000Z',
        address: {
          kind: 'default',
          name: 'Bart Lindegaard',
          street: 'Kaai',
          streetNumber: '12',
          box: '',
          postal: '9000',
          city: 'Gent',
        },
        reference: 'PO-2026-031',
        message: 'Graag achteraan leveren',
        extraEmails: [],
        totals: {
          rulesVersion: 1,
          approximate: false,
          subtotalCents: 8950,
          deliveryCents: 1500,
          expressCents: 0,
          discountCents: 0,
          vat: [{ rate: 6, baseCents: 10450, vatCents: 627 }],
          depositCents: 0,
          payableCents: 11077,
        },
      },
    },
    {
      type: 'OrderLinesAllocated',
      data: { lines: lines.map(({ lineId, articleNumber, quantity }) => ({ lineId, articleNumber, quantity })) },
    },
    { type: 'OrderConfirmationSent', data: { language: 'nl', recipientCount: 1, messageId: `<${orderNumber}@bench>` } },
  ];
  return {
    events,
    metadata: {
      occurredAt: placedAt,
      actorId: placedBy,
      actorRole: 'customer',
      onBehalfOf: null,
      customerNumber,
      channel: 'web',
      correlationId: basketId,
      causationId: null,
      commandId: basketId,
      commandHash: '0'.repeat(64),
    },
  };
}

export const sampleFacts: LineFacts = {
  articleNumber: '100045',
  name: { nl: 'Trostomaat', fr: 'Tomate grappe' },
  brand: 'Hoeve Ten Dale',
  groupCode: 'G10',
  unit: { nl: 'doos', fr: 'caisse' },
  priceMills: 8950,
  normalPriceMills: 9500,
  priceKind: 'promo',
  conversionFactor: 1,
  weightArticle: false,
  vatRate: 6,
  depositMills: 0,
  promoId: 'P-7',
};

const line = (index: number): OrderedLine => ({
  ...sampleFacts,
  lineId: String(index + 1),
  articleNumber: String(Number(sampleFacts.articleNumber) + index),
  quantity: 2,
  lineTotalCents: 1790,
  free: false,
});
