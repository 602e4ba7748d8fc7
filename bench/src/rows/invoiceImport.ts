import { randomBytes, randomUUID } from 'node:crypto';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { writeGenerated } from '@talloor/catalogue/generator/writeGenerated.ts';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import type { InvoiceMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { invoiceMessageOf } from '@talloor/contracts/invoiceMessageOf.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { deliveryStream, type DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { deliveryStory } from '@talloor/events/testing/sampleDelivery.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { inOrder } from '@talloor/platform/sideBySide.ts';
import { settleDelivery } from '@talloor/rules/deliveryNote/settleDelivery.ts';
import { expectedInvoice } from '@talloor/rules/invoice/expectedInvoice.ts';
import { migrateAll } from '@talloor/server/schemas.ts';
import type { BenchSize } from '../bench.ts';
import { median } from '../load/statistics.ts';
import { atMost, type Row } from '../report/row.ts';
import { sampleOrder } from '../tenant/sampleOrder.ts';

const turns = 3;
const mostTimes = 11;
const customerCount = 100;
const writers = 16;
const features = { wish_list: false, restricted_wish_list: false, basket_upload: false, pending_orders: true };
const now = new Date('2026-03-23T08:00:00Z');

const promisedCosts = { deliveryCents: 1500, expressCents: 0, discountCents: 0 };
const picked = deliveryStory.find((event) => event.type === 'DeliveryPicked');
const lines = picked?.data.lines ?? [];
const totals = settleDelivery(lines, promisedCosts);
const depositOf = (kind: string): number | null => (kind === 'crate' ? 3900 : null);

/** @param databaseUrl an empty database */
export async function invoiceImport(
  databaseUrl: string,
  { invoices: { few, many } }: Pick<BenchSize, 'invoices'>,
): Promise<Row> {
  await migrateAll(databaseUrl);
  const silent = { eventStore: 'postgres', logLevel: 'silent', queryTimeoutMs: 600_000 };
  const settings = { ...silent, name: 'bench', definitions: allEvents };
  const foundation = await openFoundation({ ...settings, databaseUrl, masterKey: randomBytes(32), now });
  try {
    const { pool, store, codec, clock, logger } = foundation;
    const { customerNumbers } = await writeGenerated(
      pool,
      { articles: 10, customers: customerCount },
      { by: 'bench', at: now },
    );
    const catalogue = createCatalogue({ pool, clock });
    const api = createCommandApi({ ...foundation, catalogue, features, log: logger, mailer: null });
    const customerOf = (number: number): string => customerNumbers[number % customerNumbers.length] ?? '';
    let next = 7_000_000;
    const deliver = async (number: number): Promise<void> => {
      const streamId = deliveryStream(String(number));
      const events = deliveryEventsOf(number, customerOf(number)).map((event) => ({ id: randomUUID(), event }));
      const { metadata } = sampleOrder(number);
      await store.append(streamId, 'none', (await codec.encode(streamId, 0, null, events, metadata)).events);
    };
    const take = async (count: number): Promise<number> => {
      const numbers = Array.from({ length: count }, () => next++);
      for await (const _ of inOrder(numbers, writers, deliver));
      const file = numbers.map((number) => JSON.stringify(invoiceOf(number, customerOf(number)))).join('\n');
      const startedAt = performance.now();
      const answer = await api.takeInvoices(bytesOf(file));
      if (answer.applied !== count) throw new Error(`${count} invoices: ${JSON.stringify(answer).slice(0, 300)}`);
      return performance.now() - startedAt;
    };
    await take(few);
    const shortOnes: number[] = [];
    const longOnes: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      shortOnes.push(await take(few));
      longOnes.push(await take(many));
    }
    const [short, long] = [median(shortOnes), median(longOnes)];
    return {
      name: `${many} invoices in a file, against ${few}`,
      judged: [atMost('times', long / short, mostTimes)],
      own: { rate: (many * 1000) / long, cpu: null, p50: long, p975: Number.NaN },
      floor: { rate: (few * 1000) / short, cpu: null, p50: short, p975: Number.NaN },
    };
  } finally {
    await foundation.close();
  }
}

async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(file));
}

const deliveryEventsOf = (number: number, customerNumber: string): DeliveryEvent[] =>
  deliveryStory
    .filter(({ type }) => type !== 'DeliveryInvoiced')
    .map((event): DeliveryEvent => {
      if (event.type === 'DeliveryScheduled')
        return {
          ...event,
          data: { ...event.data, deliveryNumber: String(number), orderNumber: `1${number}`, customerNumber },
        };
      if (event.type === 'DeliveryPicked')
        return { ...event, data: { ...event.data, totals: { rulesVersion: 1, approximate: false, ...totals } } };
      return event;
    });

function invoiceOf(number: number, customerNumber: string): InvoiceMessage {
  const deliveryNumber = String(number);
  const note = { deliveryNumber, orderNumber: `1${number}`, lines, totals, empties: [{ kind: 'crate', count: 2 }] };
  return {
    kind: 'invoice',
    message_id: `bench-${number}`,
    number: `2${number}`,
    customer_number: customerNumber,
    issued_on: '2026-03-23',
    due_on: '2026-04-22',
    communication: '090933755493',
    buyer_reference: '',
    ...invoiceMessageOf(expectedInvoice([note], depositOf)),
  };
}
