import type { Pool, PoolClient } from 'pg';
import type { Clock } from '@talloor/platform/clock.ts';
import { inTransaction } from '@talloor/platform/postgres/inTransaction.ts';
import type { Catalogue, StockGrant, StockWish } from '../catalogue.ts';
import { keepRows, lockStock, openReservation, type StockRow } from './reservationRows.ts';
import { grantStock } from './reserveStock.ts';

/**
 * Makes an order's reservation what its changed lines want: keyed by the event of the change, as a first reservation is by the
 * checkout's. What is wanted less goes back to the shelf before what is wanted more is taken. Rows hold differences, so that a
 * report of stock adds them up like all others; the same event again answers what it answered.
 */
export function createReservationAmender(pool: Pool, clock: Clock): Catalogue['amendReservation'] {
  return (eventId, orderNumber, wishes) =>
    inTransaction(pool, (client) => amend(client, { eventId, orderNumber, wishes }, clock.now()));
}

type Amendment = { readonly eventId: string; readonly orderNumber: string; readonly wishes: readonly StockWish[] };
type Held = { readonly lineId: string; readonly articleNumber: string; readonly held: number };

async function amend(
  client: PoolClient,
  { eventId, orderNumber, wishes }: Amendment,
  at: Date,
): Promise<readonly StockGrant[]> {
  // Two changes of one order take turns; a repetition waits for the first.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`reservation ${orderNumber}`]);
  const opened = await client.query({ ...openReservation, values: [eventId, orderNumber, at] });
  const { rows: held } = await client.query<Held>({ ...heldBefore, values: [orderNumber, eventId] });
  const before = new Map(held.map((line) => [line.lineId, line]));
  if (opened.rowCount === 0) {
    const { rows } = await client.query<Held>({ ...heldBy, values: [eventId] });
    const changed = new Map(rows.map((line) => [line.lineId, line.held]));
    return wishes.map((wish) => ({
      ...wish,
      allocated: milli((before.get(wish.lineId)?.held ?? 0) + (changed.get(wish.lineId) ?? 0)),
    }));
  }
  const wanted = new Map(wishes.map((wish) => [wish.lineId, wish]));
  const lines = [
    ...wishes,
    ...held
      .filter(({ lineId }) => !wanted.has(lineId))
      .map(({ lineId, articleNumber }) => ({ lineId, articleNumber, quantity: 0 })),
  ];
  const articles = [...new Set(lines.map((line) => line.articleNumber))];
  const { rows: stock } = await client.query<StockRow>({ ...lockStock, values: [articles] });
  const given = new Map<string, number>();
  const more: StockWish[] = [];
  const differences = new Map<string, number>();
  for (const line of lines) {
    const difference = milli(line.quantity - (before.get(line.lineId)?.held ?? 0));
    if (difference > 0) more.push({ ...line, quantity: difference });
    else {
      differences.set(line.lineId, difference);
      given.set(line.articleNumber, milli((given.get(line.articleNumber) ?? 0) - difference));
    }
  }
  const shelves = stock.map((row) => {
    const back = given.get(row.articleNumber) ?? 0;
    return row.available === null || back === 0 ? row : { ...row, available: milli(row.available + back) };
  });
  for (const { lineId, allocated } of grantStock(more, shelves)) differences.set(lineId, allocated);
  const rows = lines.map((line, sequence) => ({
    ...line,
    sequence,
    allocated: differences.get(line.lineId) ?? 0,
  }));
  await client.query({ ...keepRows, values: [eventId, JSON.stringify(rows), at] });
  return wishes.map((wish) => ({
    ...wish,
    allocated: milli((before.get(wish.lineId)?.held ?? 0) + (differences.get(wish.lineId) ?? 0)),
  }));
}

/** Quantities have three decimals. */
const milli = (quantity: number): number => Math.round(quantity * 1000) / 1000;

/** What the order held before this change: of the changes that came first. */
const heldBefore = {
  name: 'catalogue_amendment_before',
  text: `select r.line_id as "lineId", max(r.article_number) as "articleNumber", sum(r.allocated)::float8 as held
    from catalogue.reservation_orders o join catalogue.reservations r using (order_event_id)
    where o.order_number = $1 and o.order_event_id <> $2::uuid
      and o.reserved_at <= (select reserved_at from catalogue.reservation_orders where order_event_id = $2::uuid)
    group by r.line_id`,
};

const heldBy = {
  name: 'catalogue_amendment_by',
  text: `select line_id as "lineId", article_number as "articleNumber", allocated::float8 as held
    from catalogue.reservations where order_event_id = $1`,
};
