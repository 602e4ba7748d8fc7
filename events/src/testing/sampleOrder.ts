import type { OrderContent, OrderedLine } from '../basket/events.ts';
import type { LineFacts } from '../values.ts';

export const sampleBasketId = '0b8f5a2e-6f1d-4c43-9d0f-0a3f6a5c1e11';

export const sampleFacts: LineFacts = {
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
};

export const sampleLine: OrderedLine = { ...sampleFacts, lineId: '1', quantity: 12, lineTotalCents: 4782, free: false };

/** Monday 9 March 2026, 15:02 in Brussels. */
export const sampleOrder: OrderContent = {
  orderNumber: '4402118',
  basketId: sampleBasketId,
  customerNumber: '204118',
  customerName: 'Bistro Lindegaard',
  placedBy: '7',
  placedAt: '2026-03-09T14:02:00.000Z',
  language: 'nl',
  lines: [
    sampleLine,
    {
      ...sampleLine,
      lineId: '2',
      articleNumber: '131244',
      quantity: 2,
      lineTotalCents: 0,
      free: true,
      priceKind: 'promo',
    },
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
