import type { Pool, PoolClient } from 'pg';
import type { Clock } from '@talloor/platform/clock.ts';
import { availableStock } from '@talloor/rules/quantity/availableStock.ts';
import { largestMultiple } from '@talloor/rules/quantity/quantityStep.ts';
import type { Catalogue, StockGrant, StockWish } from '../catalogue.ts';

/**
 * Reserves what an order wants, once per order event. Rows are locked in the order of article numbers, so that two orders
 * never wait for each other in a circle; a second call with the same event waits for the first and answers the same.
 */
export function createStockReserver(pool: Pool, clock: Clock): Catalogue['reserveStock'] {
  return async (orderEventId, orderNumber, wishes) => {
    if (await reserveWhole(pool, orderEventId, orderNumber, wishes, clock.now()))
      return wishes.map((wish) => ({ ...wish, allocated: wish.quantity }));
    const client = await pool.connect();
    try {
      await client.query('begin');
      const grants = await reserve(client, orderEventId, orderNumber, wishes, clock.now());
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
 * The usual case in one statement: every line is on the shelf. Answers false, and has written nothing, where a line is short
 * or unknown, or the order has its reservation already: those are for `reserve`, which knows the rules.
 */
async function reserveWhole(
  pool: Pool,
  orderEventId: string,
  orderNumber: string,
  wishes: readonly StockWish[],
  at: Date,
): Promise<boolean> {
  const totals = new Map<string, number>();
  for (const { articleNumber, quantity } of wishes)
    totals.set(articleNumber, Math.round(((totals.get(articleNumber) ?? 0) + quantity) * 1000) / 1000);
  const { rows } = await pool.query<{ done: boolean }>({
    ...wholeOrder,
    values: [
      orderEventId,
      orderNumber,
      at,
      [...totals.keys()],
      [...totals.values()],
      wishes.map((wish) => wish.lineId),
      wishes.map((wish) => wish.articleNumber),
      wishes.map((wish) => wish.quantity),
    ],
  });
  return rows[0]?.done ?? false;
}

async function reserve(
  client: PoolClient,
  orderEventId: string,
  orderNumber: string,
  wishes: readonly StockWish[],
  at: Date,
): Promise<readonly StockGrant[]> {
  const first = await client.query({ ...openOrder, values: [orderEventId, orderNumber, at] });
  if (first.rowCount === 0) {
    const { rows } = await client.query<StockGrant>({ ...readGrants, values: [orderEventId] });
    return rows;
  }
  const articles = [...new Set(wishes.map((wish) => wish.articleNumber))];
  const { rows } = await client.query<StockRow>({ ...lockStock, values: [articles] });
  const grants = grantStock(wishes, rows);
  const numbered = grants.map((grant, sequence) => ({ ...grant, sequence }));
  await client.query({ ...keepGrants, values: [orderEventId, JSON.stringify(numbered), at] });
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

const wholeOrder = {
  name: 'catalogue_reserve_whole',
  text: `with asked as materialized (
      select * from unnest($4::text[], $5::numeric[]) as a (article_number, wanted)
    ),
    locked as materialized (
      select article_number, available, as_of from catalogue.stock
      where article_number = any($4::text[]) order by article_number for update
    ),
    opened as (
      insert into catalogue.reservation_orders (order_event_id, order_number, reserved_at)
      select $1::uuid, $2::text, $3::timestamptz
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
      select order_event_id, line_id, number - 1, article_number, quantity, quantity,
        greatest($3::timestamptz, as_of + interval '1 millisecond')
      from opened, unnest($6::text[], $7::text[], $8::numeric[]) with ordinality
        as line (line_id, article_number, quantity, number)
      join locked using (article_number)
    ),
    taken as (
      update catalogue.stock s set reserved = s.reserved + asked.wanted
      from opened, asked where s.article_number = asked.article_number and asked.wanted > 0
    )
    select exists (select from opened) as done`,
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
