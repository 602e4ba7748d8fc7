import type pg from 'pg';
import { z } from 'zod';
import { basketStream } from '@talloor/events/basket/events.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { type OrderLink, orderLinksEvents, orderLinksStream } from '@talloor/events/orderLinks/orderLinks.ts';
import { paymentStream } from '@talloor/events/payment/events.ts';
import { recallStream } from '@talloor/events/recall/events.ts';
import { returnStream } from '@talloor/events/return/events.ts';
import { serviceRequestStream } from '@talloor/events/serviceRequest/events.ts';
import type { EventStore, RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { casesTable } from '@talloor/projections/tables/cases.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { invoiceDeliveryNotesTable } from '@talloor/projections/tables/invoices.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { recallDeliveriesTable } from '@talloor/projections/tables/recalls.ts';
import { returnsTable } from '@talloor/projections/tables/returns.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import type { AuditSide } from './auditSide.ts';
import { recallOf } from './recallOf.ts';
import { partsOfStream } from './streamKinds.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed, columnsOf } from '@talloor/platform/postgres/columns.ts';

export type OrderStreams = {
  readonly orderNumber: string;
  readonly basketId: string;
  readonly basket: readonly RecordedEvent[];
  readonly order: readonly RecordedEvent[];
  readonly links: readonly RecordedEvent[];
  readonly ownLinks: readonly OrderLink[];
  readonly tied: readonly RelatedStream[];
  readonly further: readonly RelatedStream[];
};
export type RelatedStream = {
  readonly stream: string;
  readonly kind: RelatedKind;
  readonly events: readonly RecordedEvent[];
  /** Events about this order; of a recall only this customer's part. */
  readonly relevantEvents: readonly RecordedEvent[];
  readonly links: readonly OrderLink[];
};
export type RelatedKind = Exclude<OrderLink['kind'], 'order'> | 'payment';

type Stores = Pick<AuditSide, 'store' | 'pool'>;

/**
 * Links in the store name the streams (ADR 0158). Read models name the basket when the order's stream is missing, and
 * streams without a link.
 * @returns null when neither knows the order
 */
export async function readOrderStreams({ store, pool }: Stores, orderNumber: string): Promise<OrderStreams | null> {
  const [order, links] = await Promise.all([
    readWhole(store, orderStream(orderNumber)),
    readWhole(store, orderLinksStream(orderNumber)),
  ]);
  const basketId = basketIdIn(order) ?? (await basketIdInReadModels(pool, orderNumber));
  if (basketId === null) return null;
  const linked = groupBy(links.flatMap(linkIn), ({ stream }) => stream);
  const customer = customerIn(order);
  const shown = [
    ...(await findShownStreams(pool, orderNumber)),
    ...(await findShownCases(pool, orderNumber, customer)),
  ];
  const ownLinks = linked.get(orderStream(orderNumber)) ?? [];
  linked.delete(orderStream(orderNumber));
  const streams = new Set([...shown, ...linked.keys()]);
  const [basket, related] = await Promise.all([
    readWhole(store, basketStream(basketId)),
    Promise.all(
      [...streams].map(async (stream): Promise<RelatedStream> => {
        const events = await readWhole(store, stream);
        const kind = kindOf(stream);
        const relevantEvents = kind === 'recall' ? recallOf(events, orderNumber) : events;
        return { stream, kind, events, relevantEvents, links: linked.get(stream) ?? [] };
      }),
    ),
  ]);
  const isTied = ({ kind }: RelatedStream): boolean => kind === 'delivery' || kind === 'return' || kind === 'recall';
  const further = related.filter((each) => !isTied(each));
  const payments = await readPayments(store, further);
  return {
    orderNumber,
    basketId,
    order,
    basket,
    links,
    ownLinks,
    tied: related.filter(isTied).toSorted(byKind),
    further: [...further, ...payments].toSorted(byKind),
  };
}

export const recordsOfOrder = ({ basket, order, tied, further }: OrderStreams): readonly RecordedEvent[] =>
  [...basket, ...order, ...[...tied, ...further].flatMap(({ relevantEvents }) => relevantEvents)].sort(
    (first, second) => (first.position < second.position ? -1 : 1),
  );

const kinds: readonly RelatedKind[] = ['delivery', 'return', 'recall', 'invoice', 'payment', 'serviceRequest'];
const kindOf = (stream: string): RelatedKind => {
  const kind = partsOfStream(stream)?.kind;
  return kinds.find((each) => each === kind) ?? 'serviceRequest';
};
const byKind = (one: RelatedStream, other: RelatedStream): number =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (one.stream < other.stream ? -1 : 1);

export function linkIn({ data }: RecordedEvent): OrderLink[] {
  const parsed = orderLinksEvents.OrderStreamLinked.schema.safeParse(data);
  return parsed.success ? [parsed.data] : [];
}

async function readPayments(store: Stores['store'], further: readonly RelatedStream[]): Promise<RelatedStream[]> {
  const ids = new Set(
    further.filter(({ kind }) => kind === 'invoice').flatMap(({ events }) => events.flatMap(paymentIn)),
  );
  return await Promise.all(
    [...ids].map(async (id): Promise<RelatedStream> => {
      const stream = paymentStream(id);
      const events = await readWhole(store, stream);
      return { stream, kind: 'payment', events, relevantEvents: events, links: [] };
    }),
  );
}

export function paymentIn({ data }: RecordedEvent): string[] {
  const id = typeof data === 'object' && data !== null && 'paymentId' in data ? data['paymentId'] : undefined;
  return typeof id === 'string' ? [id] : [];
}

export async function findBasketId({ store, pool }: Stores, orderNumber: string): Promise<string | null> {
  const order = await readWhole(store, orderStream(orderNumber));
  return basketIdIn(order) ?? (await basketIdInReadModels(pool, orderNumber));
}

const shownColumns = {
  delivery: 'text not null',
  returns: typed<readonly string[]>('json'),
  recalls: typed<readonly string[]>('json'),
  invoices: typed<readonly string[]>('json'),
} as const;

async function findShownStreams(pool: pg.Pool, orderNumber: string): Promise<readonly string[]> {
  const rows = await findRows(
    pool,
    shownColumns,
    `select delivery_number as delivery,
       (select json_agg(r.return_id order by r.return_id) from ${returnsTable.qualifiedName} r
        where r.delivery_number = d.delivery_number) as returns,
       (select json_agg(c.recall_id order by c.recall_id) from ${recallDeliveriesTable.qualifiedName} c
        where c.delivery_number = d.delivery_number) as recalls,
       (select json_agg(i.number order by i.number) from ${invoiceDeliveryNotesTable.qualifiedName} i
        where i.delivery_number = d.delivery_number) as invoices
     from ${deliveriesTable.qualifiedName} d where order_number = $1 order by delivery_number`,
    [orderNumber],
  );
  return rows.flatMap(({ delivery, returns, recalls, invoices }) => [
    deliveryStream(delivery),
    ...(returns ?? []).map(returnStream),
    ...(recalls ?? []).map(recallStream),
    ...(invoices ?? []).map(invoiceStream),
  ]);
}

async function findShownCases(pool: pg.Pool, orderNumber: string, customer: string | null): Promise<readonly string[]> {
  if (customer === null) return [];
  const text = `select case_id from ${casesTable.qualifiedName} where customer_number = $1 and order_number = $2`;
  const rows = await findRows(pool, columnsOf(casesTable, 'case_id'), text, [customer, orderNumber]);
  return rows.map(({ case_id }) => serviceRequestStream(case_id));
}

const ofCustomer = z.object({ customerNumber: z.string() });
const customerIn = ([first]: readonly RecordedEvent[]): string | null =>
  ofCustomer.safeParse(first?.data).data?.customerNumber ?? null;

const placed = z.object({ basketId: z.uuid() });

function basketIdIn(order: readonly RecordedEvent[]): string | null {
  const first = order.find((record) => record.type === 'OrderPlaced');
  const parsed = placed.safeParse(first?.data);
  return parsed.success ? parsed.data.basketId : null;
}

async function basketIdInReadModels(pool: pg.Pool, orderNumber: string): Promise<string | null> {
  const rows = await findRows(
    pool,
    columnsOf(basketsTable, 'basket_id'),
    `select basket_id from ${orderDetailsTable.qualifiedName} where order_number = $1
     union all select basket_id from ${basketsTable.qualifiedName} where order_number = $1 limit 1`,
    [orderNumber],
  );
  return rows[0]?.basket_id ?? null;
}

const page = 500;

export async function readWhole(store: Pick<EventStore, 'readStream'>, streamId: string): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (;;) {
    const from = (events.at(-1)?.revision ?? -1) + 1;
    const next = await store.readStream(streamId, from, page);
    events.push(...next);
    if (next.length < page) return events;
  }
}
