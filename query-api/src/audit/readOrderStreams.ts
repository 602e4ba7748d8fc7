import type pg from 'pg';
import { z } from 'zod';
import { basketStream } from '@talloor/events/basket/events.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { recallStream } from '@talloor/events/recall/events.ts';
import { returnStream } from '@talloor/events/return/events.ts';
import type { EventStore, RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { recallDeliveriesTable } from '@talloor/projections/tables/recalls.ts';
import { returnsTable } from '@talloor/projections/tables/returns.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import type { AuditSide } from './auditSide.ts';
import { recallOf } from './recallOf.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed, columnsOf } from '@talloor/platform/postgres/columns.ts';

export type OrderStreams = {
  readonly orderNumber: string;
  readonly basketId: string;
  readonly basket: readonly RecordedEvent[];
  readonly order: readonly RecordedEvent[];
  /** Delivery, returns and recalls. */
  readonly tied: readonly RelatedStream[];
};
export type RelatedStream = {
  readonly stream: string;
  readonly events: readonly RecordedEvent[];
  /** Events about this order; of a recall only this customer's part. */
  readonly relevantEvents: readonly RecordedEvent[];
};

type Stores = Pick<AuditSide, 'store' | 'pool'>;

/**
 * Read models name the basket when the order's stream is missing.
 * @returns null when neither knows the order
 */
export async function readOrderStreams({ store, pool }: Stores, orderNumber: string): Promise<OrderStreams | null> {
  const order = await readWhole(store, orderStream(orderNumber));
  const basketId = basketIdIn(order) ?? (await basketIdInReadModels(pool, orderNumber));
  if (basketId === null) return null;
  const [basket, tied] = await Promise.all([
    readWhole(store, basketStream(basketId)),
    findRelatedStreams(pool, orderNumber).then((streams) =>
      Promise.all(
        streams.map(async ({ stream, delivery, customer }): Promise<RelatedStream> => {
          const events = await readWhole(store, stream);
          const isRecall = stream.startsWith(recallStream(''));
          return { stream, events, relevantEvents: isRecall ? recallOf(events, delivery, customer) : events };
        }),
      ),
    ),
  ]);
  return { orderNumber, basketId, order, basket, tied };
}

export async function findBasketId({ store, pool }: Stores, orderNumber: string): Promise<string | null> {
  const order = await readWhole(store, orderStream(orderNumber));
  return basketIdIn(order) ?? (await basketIdInReadModels(pool, orderNumber));
}

type RelatedStreamRow = { readonly stream: string; readonly delivery: string; readonly customer: string };
const relatedStreamColumns = {
  delivery: 'text not null',
  customer: 'text not null',
  returns: typed<readonly string[]>('json'),
  recalls: typed<readonly string[]>('json'),
} as const;

async function findRelatedStreams(pool: pg.Pool, orderNumber: string): Promise<readonly RelatedStreamRow[]> {
  const rows = await findRows(
    pool,
    relatedStreamColumns,
    `select delivery_number as delivery, customer_number as customer,
       (select json_agg(r.return_id order by r.return_id) from ${returnsTable.qualifiedName} r
        where r.delivery_number = d.delivery_number) as returns,
       (select json_agg(c.recall_id order by c.recall_id) from ${recallDeliveriesTable.qualifiedName} c
        where c.delivery_number = d.delivery_number) as recalls
     from ${deliveriesTable.qualifiedName} d where order_number = $1 order by delivery_number`,
    [orderNumber],
  );
  return rows.flatMap(({ delivery, customer, returns, recalls }) =>
    [deliveryStream(delivery), ...(returns ?? []).map(returnStream), ...(recalls ?? []).map(recallStream)].map(
      (stream) => ({ stream, delivery, customer }),
    ),
  );
}

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
