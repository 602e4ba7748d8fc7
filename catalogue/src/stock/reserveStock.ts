import type { Pool, PoolClient } from 'pg';
import type { Clock } from '@talloor/platform/clock.ts';
import { inTransaction } from '@talloor/platform/postgres/inTransaction.ts';
import { gathering } from '@talloor/platform/gathering.ts';
import { availableStock } from '@talloor/rules/quantity/availableStock.ts';
import { largestMultiple } from '@talloor/rules/quantity/quantityStep.ts';
import type { Catalogue, StockGrant, StockRequest } from '../catalogue.ts';
import { keepRows, lockOrders, lockStock, openReservations, stockColumns, type StockRow } from './reservationRows.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

type Order = { readonly eventId: string; readonly number: string; readonly requests: readonly StockRequest[] };

/** Per kind, so that other queries keep connections. */
const underWay = 4;
const ordersTogether = 32;

/**
 * Once per order event; a repeat gets the first answer. Orders, then articles are locked in order, against deadlocks.
 */
export function createStockReserver(pool: Pool, clock: Clock): Catalogue['reserveStock'] {
  const reserveWhole = gathering({ together: ordersTogether, underWay }, (orders: readonly Order[]) =>
    reserveWholeOrders(pool, orders, clock.now()),
  );
  const reserveByRules = gathering({ together: 1, underWay }, (orders: readonly Order[]) =>
    Promise.all(orders.map((order) => reserveOrder(pool, order, clock.now()))),
  );
  return async (eventId, number, requests) => {
    const order = { eventId, number, requests };
    if (await reserveWhole(order)) return requests.map((request) => grantOf(request, request.quantity));
    return reserveByRules(order);
  };
}

/** False, with nothing written, for orders that `reserveOrder` must handle. */
async function reserveWholeOrders(pool: Pool, orders: readonly Order[], at: Date): Promise<readonly boolean[]> {
  const ordersByEvent = new Map(orders.map((order) => [order.eventId, order]));
  const lines = [...ordersByEvent.values()].flatMap(({ eventId, requests }) =>
    requests.map((request, sequence) => ({ eventId, sequence, ...request })),
  );
  const rows = await findRows(
    pool,
    { eventId: 'uuid not null' },
    {
      ...wholeOrders,
      values: [
        [...ordersByEvent.keys()],
        [...ordersByEvent.values()].map(({ number }) => number),
        at,
        lines.map(({ eventId }) => eventId),
        lines.map(({ lineId }) => lineId),
        lines.map(({ sequence }) => sequence),
        lines.map(({ articleNumber }) => articleNumber),
        lines.map(({ quantity }) => quantity),
      ],
    },
  );
  const reserved = new Set(rows.map(({ eventId }) => eventId));
  return orders.map((order) => ordersByEvent.get(order.eventId) === order && reserved.has(order.eventId));
}

const reserveOrder = (pool: Pool, order: Order, at: Date): Promise<readonly StockGrant[]> =>
  inTransaction(pool, (client) => reserve(client, order, at));

async function reserve(
  client: PoolClient,
  { eventId, number, requests }: Order,
  at: Date,
): Promise<readonly StockGrant[]> {
  const articles = [...new Set(requests.map((request) => request.articleNumber))];
  await client.query({ ...lockOrders, values: [[number]] });
  const stock = await findRows(client, stockColumns, { ...lockStock, values: [articles] });
  const opening = await client.query({ ...openReservations, values: [[eventId], [number], [1], at] });
  if (opening.rowCount === 0) {
    await client.query({ ...renumber, values: [eventId, number] });
    const rows = await findRows(client, grantColumns, { ...readGrants, values: [eventId] });
    // A later version already holds everything.
    return rows.length > 0 ? rows : requests.map((request) => grantOf(request, 0));
  }
  const grants = grantStock(requests, stock);
  const rows = grants.map((grant, sequence) => ({ eventId, sequence, ...grant }));
  await client.query(keepRows(rows, at));
  return grants;
}

export const grantOf = ({ lineId, articleNumber, quantity }: StockRequest, allocated: number): StockGrant => ({
  lineId,
  articleNumber,
  quantity,
  allocated,
});

/** The whole quantity, else the largest available multiple of the step. */
export function grantStock(requests: readonly StockRequest[], rows: readonly StockRow[]): readonly StockGrant[] {
  const remainingStock = new Map(
    rows.map((row) => [row.articleNumber, { row, stock: availableStock({ ...row, stock: row.available }) }]),
  );
  return requests.map((request) => {
    const article = remainingStock.get(request.articleNumber);
    if (!article) return grantOf(request, 0);
    if (article.stock === null) return grantOf(request, request.quantity);
    const allocated =
      request.quantity <= article.stock ? request.quantity : largestMultiple(article.stock, article.row.soldPer);
    article.stock = Math.round((article.stock - allocated) * 1000) / 1000;
    return grantOf(request, allocated);
  });
}

const wholeOrders = {
  name: 'catalogue_reserve_whole',
  text: `with line as materialized (
      select * from unnest($4::uuid[], $5::text[], $6::int[], $7::text[], $8::numeric[])
        with ordinality as line (order_event_id, line_id, sequence, article_number, quantity, place)
    ),
    asked as (
      select order_event_id, article_number, sum(quantity) over (partition by article_number order by place) as so_far
      from line
    ),
    turns as materialized (
      select count(pg_advisory_xact_lock(hashtextextended('reservation ' || order_number, 0))) as taken
      from (select order_number from unnest($2::text[]) as wished (order_number) order by order_number) as orders
    ),
    locked as materialized (
      select article_number, available, as_of from catalogue.stock
      where article_number = any($7::text[]) and (select taken from turns) > 0 order by article_number for update
    ),
    opened as (
      insert into catalogue.reservation_orders (order_event_id, order_number, version, reserved_at)
      select order_event_id, order_number, 1, $3::timestamptz
      from unnest($1::uuid[], $2::text[]) as wished (order_event_id, order_number)
      where order_event_id not in (
        select asked.order_event_id from asked left join locked using (article_number)
        where locked.article_number is null or locked.available < asked.so_far
      )
      on conflict do nothing
      returning order_event_id
    ),
    kept as (
      insert into catalogue.reservations
        (order_event_id, line_id, sequence, article_number, wanted, allocated, reserved_at)
      select order_event_id, line_id, sequence, article_number, quantity, quantity,
        greatest($3::timestamptz, as_of + interval '1 millisecond')
      from opened join line using (order_event_id) join locked using (article_number)
    ),
    taken as (
      update catalogue.stock s set reserved = s.reserved + sold.quantity
      from (
        select article_number, sum(quantity) as quantity from opened join line using (order_event_id) group by article_number
      ) as sold
      where s.article_number = sold.article_number and sold.quantity > 0
    )
    select order_event_id as "eventId" from opened`,
};

const renumber = {
  name: 'catalogue_reservation_renumber',
  text: `update catalogue.reservation_orders o set order_number = $2
    where order_event_id = $1 and order_number <> $2 and not exists (
      select from catalogue.reservation_orders other where other.order_number = $2 and other.version = o.version
    )`,
};

const grantColumns = {
  lineId: 'text not null',
  articleNumber: 'text not null',
  quantity: 'double precision not null',
  allocated: 'double precision not null',
} as const;
const readGrants = {
  name: 'catalogue_reservation_read',
  text: `select line_id as "lineId", article_number as "articleNumber", wanted::float8 as quantity, allocated::float8
    from catalogue.reservations where order_event_id = $1 order by sequence`,
};
