import { createHash, randomUUID } from 'node:crypto';
import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import type { PickedLine } from '@talloor/events/delivery/values.ts';
import { sampleOrder } from '@talloor/projections/testing/sampleEvents.ts';
import { writeOrderStory } from './orderStory.ts';
import type { ReadSideUnderTest } from './startReadSide.ts';

type Side = Pick<ReadSideUnderTest, 'append'>;

const [{ lineId: _id, quantity: _quantity, ...facts }] = sampleOrder.lines as [(typeof sampleOrder.lines)[number]];
export const lineOf = (lineId: string, change: Partial<PickedLine>): PickedLine => ({
  ...facts,
  lineId,
  articleNumber: '131209',
  name: { nl: 'Room', fr: 'Crème' },
  brand: 'Delta',
  groupCode: 'dairy',
  unit: { nl: 'st', fr: 'pc' },
  priceMills: 2000,
  normalPriceMills: 2000,
  conversionFactor: 1,
  promoId: null,
  depositMills: 0,
  free: false,
  ordered: 10,
  delivered: 10,
  replaced: 0,
  short: 0,
  weight: null,
  lineTotalCents: 2000,
  orderedTotalCents: 2000,
  lots: [],
  reason: null,
  ...change,
});
const beef = {
  articleNumber: '200001',
  name: { nl: '=Rund', fr: '=Bœuf' },
  brand: 'Hoeve',
  groupCode: 'meat',
  unit: { nl: 'zak', fr: 'sac' },
};

type Delivered = { number: string; customerNumber?: string; by?: string; at: string; lines: readonly PickedLine[] };

export async function deliver(
  side: Side,
  { number, customerNumber = '204118', by = '7', at, lines }: Delivered,
): Promise<void> {
  const orderNumber = `44${number.slice(-5)}`;
  await writeOrderStory(side, { orderNumber, basketId: randomUUID(), customerNumber, placedBy: by });
  const events: TalloorEvent[] = [
    {
      type: 'DeliveryScheduled',
      data: {
        deliveryNumber: number,
        orderNumber,
        customerNumber,
        customerName: 'x',
        orderedBy: by,
        placedAt: at,
        changeDeadline: at,
        reference: '',
        day: at.slice(0, 10),
        expected: { from: at, until: at },
        route: 'R1',
        stop: 1,
        stops: 2,
      },
    },
    { type: 'DeliveryPicked', data: { pickedAt: at, lines: [...lines], totals: sampleOrder.totals } },
    {
      type: 'DeliveryDelivered',
      data: { deliveredAt: at, orderedBy: by, receivedBy: '', signature: null, empties: [] },
    },
  ];
  await side.append(`delivery-${number}`, events, { actorId: 'erp', actorRole: 'erp', channel: 'erp', customerNumber });
}

const person = (userId: string, firstName: string, ...customers: readonly string[]): TalloorEvent[] => [
  {
    type: 'AccountRegistered',
    data: {
      userId,
      username: firstName,
      firstName,
      lastName: 'Vermeersch',
      email: `${firstName}@x.example`,
      language: 'nl',
      roles: ['customer'],
    },
  },
  ...customers.map((customerNumber): TalloorEvent => ({ type: 'CustomerLinked', data: { customerNumber } })),
];

/** Lotte (7) for three customers, Noor (8) without prices; deliveries in February and March 2026. */
export async function writePurchaseStory(side: Side): Promise<void> {
  await side.append('account-7', person('7', 'Lotte', '204118', '209999', '204119'));
  await side.append('account-8', person('8', 'Noor', '204118'));
  await side.append('account-8', [
    { type: 'CustomerRightsChanged', data: { customerNumber: '204118', rights: ['order'], orderLimitCents: null } },
  ]);
  await deliver(side, { number: '66100001', at: '2026-02-10T09:00:00.000Z', lines: [lineOf('1', {})] });
  await deliver(side, {
    number: '66100002',
    at: '2026-03-10T09:00:00.000Z',
    lines: [
      lineOf('1', { priceMills: 2200, lineTotalCents: 2200 }),
      lineOf('2', {
        ...beef,
        priceMills: 9000,
        normalPriceMills: 10_000,
        promoId: 'P1',
        ordered: 3,
        delivered: 2,
        short: 1,
        weight: 4.5,
        lineTotalCents: 4050,
        depositMills: 1500,
      }),
      lineOf('3', { ...beef, free: true, delivered: 1, ordered: 1, normalPriceMills: 10_000, lineTotalCents: 0 }),
    ],
  });
  await deliver(side, {
    number: '66100003',
    by: '8',
    at: '2026-03-31T21:30:00.000Z',
    lines: [lineOf('1', { delivered: 5, ordered: 5, priceMills: 2200, lineTotalCents: 1100 })],
  });
  await deliver(side, {
    number: '66100004',
    customerNumber: '204119',
    at: '2026-03-12T09:00:00.000Z',
    lines: [lineOf('1', { lineTotalCents: 7700 })],
  });
  await side.append('delivery-66100002', [
    {
      type: 'DeliveryReturnCredited',
      data: {
        returnId: '70000001',
        lines: [{ lineId: '2', quantity: 1, vatRate: 6, baseCents: 2025, depositCents: 150 }],
        vat: [],
        baseCents: 2025,
        vatCents: 122,
        depositCents: 150,
        totalCents: 2297,
      },
    },
  ]);
}

export const statisticsRequest = (until: string, customerNumbers: readonly string[], secret: string): TalloorEvent => ({
  type: 'AccountStatisticsRequested',
  data: {
    userId: '7',
    requestId: randomUUID(),
    from: '2026-03-01',
    to: '2026-03-31',
    customerNumbers: [...customerNumbers],
    secondRecipient: 'boekhouding@x.example',
    tokenHash: createHash('sha256').update(secret).digest('base64url'),
    until,
  },
});
