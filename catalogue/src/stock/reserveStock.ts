import type { Pool, PoolClient } from 'pg';
import type { Clock } from '@talloor/platform/clock.ts';
import { gathering } from '@talloor/platform/gathering.ts';
import { isOutage } from '@talloor/platform/isOutage.ts';
import { availableStock } from '@talloor/rules/quantity/availableStock.ts';
import { largestMultiple } from '@talloor/rules/quantity/quantityStep.ts';
import type { Catalogue, StockGrant, StockWish } from '../catalogue.ts';

type Order = { readonly eventId: string; readonly number: string; readonly wishes: readonly StockWish[] };

const ordersTogether = 32;

/**
 * Reserves what an order wants, once per order event. Rows are locked in the order of article numbers, so that two statements
 * never wait for each other in a circle; a second call with the same event waits for the first and answers the same.
 * Orders of one turn of the event loop that find everything on the shelf go in one statement.
 */
export function createStockReserver(pool: Pool, clock: Clock): Catalogue['reserveStock'] {
  const reserveWhole = gathering(ordersTogether, (orders: readonly Order[]) =>
    reserveWholeOrders(pool, orders, clock.now()),
  );
  return async (eventId, number, wishes) => {
    const order = { eventId, number, wishes };
    if (await reserveWhole(order)) return wishes.map((wish) => ({ ...wish, allocated: wish.quantity }));
    const client = await pool.connect();
    try {
      await client.query('begin');
      const grants = await reserve(client, order, clock.now());
      await client.query('commit');
      client.release();
      return grants;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  };
}

/**
 * The usual case in one statement: every line of every order is on the shelf. Where they do not find enough together, each is
 * tried alone. Answers false, and has written nothing, for an order of which a line is short or unknown, or that has its
 * reservation already: those are for `reserve`, which knows the rules.
 */
async function reserveWholeOrders(
  pool: Pool,
  orders: readonly Order[],
  at: Date,
): Promise<readonly (boolean | Error)[]> {
  const asked = new Map(orders.map((order) => [order.eventId, order]));
  const opened = await openWholeOrders(pool, [...asked.values()], at).catch((error: unknown) => {
    if (orders.length === 1 || isOutage(error)) throw error;
    return new Set<string>();
  });
  if (opened.size > 0 || orders.length === 1)
    return orders.map((order) => asked.get(order.eventId) === order && opened.has(order.eventId));
  const alone = orders.map((order) =>
    openWholeOrders(pool, [order], at).then(
      (one) => one.size > 0,
      (error: Error) => error,
    ),
  );
  return Promise.all(alone);
}

/** All of them, but those that are reserved already, or none. @returns the events of those that it reserved */
async function openWholeOrders(pool: Pool, orders: readonly Order[], at: Date): Promise<ReadonlySet<string>> {
  const lines = orders.flatMap(({ eventId, wishes }) =>
    wishes.map((wish, sequence) => ({ ...wish, eventId, sequence })),
  );
  const { rows } = await pool.query<{ eventId: string }>({
    ...wholeOrders,
    values: [
      orders.map(({ eventId }) => eventId),
      orders.map(({ number }) => number),
      at,
      lines.map(({ eventId }) => eventId),
      lines.map(({ lineId }) => lineId),
      lines.map(({ sequence }) => sequence),
      lines.map(({ articleNumber }) => articleNumber),
      lines.map(({ quantity }) => quantity),
    ],
  });
  return new Set(rows.map(({ eventId }) => eventId));
}

async function reserve(
  client: PoolClient,
  { eventId, number, wishes }: Order,
  at: Date,
): Promise<readonly StockGrant[]> {
  const first = await client.query({ ...openOrder, values: [eventId, number, at] });
  if (first.rowCount === 0) {
    const { rows } = await client.query<StockGrant>({ ...readGrants, values: [eventId] });
    return rows;
  }
  const articles = [...new Set(wishes.map((wish) => wish.articleNumber))];
  const { rows } = await client.query<StockRow>({ ...lockStock, values: [articles] });
  const grants = grantStock(wishes, rows);
  const numbered = grants.map((grant, sequence) => ({ ...grant, sequence }));
  await client.query({ ...keepGrants, values: [eventId, JSON.stringify(numbered), at] });
  return grants;
}

export type StockRow = {
  readonly articleNumber: string;
  readonly available: number | null;
  readonly soldPer: number;
  readonly onDemandWorkdays: number | null;
  readonly allowPreorder: boolean;
  readonly daysToReplenish: number;
};

/** What each line gets, first come first served: all of it, else the largest multiple of the step that is left. */
export function grantStock(wishes: readonly StockWish[], rows: readonly StockRow[]): readonly StockGrant[] {
  const left = new Map(
    rows.map((row) => [row.articleNumber, { row, stock: availableStock({ ...row, stock: row.available }) }]),
  );
  return wishes.map((wish) => {
    const article = left.get(wish.articleNumber);
    if (!article) return { ...wish, allocated: 0 };
    if (article.stock === null) return { ...wish, allocated: wish.quantity };
    const allocated =
      wish.quantity <= article.stock ? wish.quantity : largestMultiple(article.stock, article.row.soldPer);
    article.stock = Math.round((article.stock - allocated) * 1000) / 1000;
    return { ...wish, allocated };
  });
}

const wholeOrders = {
  name: 'catalogue_reserve_whole',
  text: `with line as materialized (
      select * from unnest($4::uuid[], $5::text[], $6::int[], $7::text[], $8::numeric[])
        as line (order_event_id, line_id, sequence, article_number, quantity)
    ),
    asked as materialized (
      select article_number, sum(quantity) as wanted from line group by article_number
    ),
    locked as materialized (
      select article_number, available, as_of from catalogue.stock
      where article_number = any($7::text[]) order by article_number for update
    ),
    opened as (
      insert into catalogue.reservation_orders (order_event_id, order_number, reserved_at)
      select order_event_id, order_number, $3::timestamptz
      from unnest($1::uuid[], $2::text[]) as wished (order_event_id, order_number)
      where not exists (
        select from asked left join locked using (article_number)
        where locked.article_number is null or locked.available < asked.wanted
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

const openOrder = {
  name: 'catalogue_reservation_open',
  text: `insert into catalogue.reservation_orders (order_event_id, order_number, reserved_at) values ($1, $2, $3)
    on conflict do nothing`,
};

const readGrants = {
  name: 'catalogue_reservation_read',
  text: `select line_id as "lineId", article_number as "articleNumber", wanted::float8 as quantity, allocated::float8
    from catalogue.reservations where order_event_id = $1 order by sequence`,
};

const lockStock = {
  name: 'catalogue_reservation_lock',
  text: `select s.article_number as "articleNumber", s.available::float8, p.sold_per::float8 as "soldPer",
      p.on_demand_workdays as "onDemandWorkdays", p.allow_preorder as "allowPreorder",
      p.days_to_replenish as "daysToReplenish"
    from catalogue.stock s join catalogue.products p using (article_number)
    where s.article_number = any($1::text[]) order by s.article_number for update of s`,
};

/** What commits after a report is not in that report, whatever the clocks say: its moment lies after the report's. */
const keepGrants = {
  name: 'catalogue_reservation_keep',
  text: `with granted as (
      select * from jsonb_to_recordset($2::jsonb)
        as g (sequence int, "lineId" text, "articleNumber" text, quantity numeric, allocated numeric)
    ),
    kept as (
      insert into catalogue.reservations
        (order_event_id, line_id, sequence, article_number, wanted, allocated, reserved_at)
      select $1, "lineId", sequence, "articleNumber", quantity, granted.allocated,
        greatest($3::timestamptz, s.as_of + interval '1 millisecond')
      from granted left join catalogue.stock s on s.article_number = "articleNumber"
    )
    update catalogue.stock s set reserved = reserved + taken.quantity
    from (select "articleNumber", sum(allocated) as quantity from granted group by 1) taken
    where s.article_number = taken."articleNumber" and taken.quantity > 0`,
};
