import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Clock } from '@talloor/platform/clock.ts';
import { gathering } from '@talloor/platform/gathering.ts';
import { inTransaction } from '@talloor/platform/postgres/inTransaction.ts';
import type { Catalogue, StockGrant, StockRequest } from '../catalogue.ts';
import {
  keepRows,
  lockOrders,
  lockStock,
  openReservations,
  stockColumns,
  type KeptRow,
  type StockRow,
} from './reservationRows.ts';
import { grantOf, grantStock } from './reserveStock.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

/** Changes per transaction. */
const together = 16;
const underWay = 2;

type Amendment = {
  readonly eventId: string;
  readonly orderNumber: string;
  readonly version: number;
  readonly requests: readonly StockRequest[];
};
type HeldLine = { readonly lineId: string; readonly articleNumber: string; readonly held: number };

/** Idempotent per event. Releases come before takings; rows hold differences, so a stock report sums them. */
export function createReservationAmender(pool: Pool, clock: Clock): Catalogue['amendReservation'] {
  const amendAll = gathering({ together, underWay }, async (amendments: readonly Amendment[]) => {
    const granted = new Map<Amendment, readonly StockGrant[]>();
    for (const round of roundsOf(amendments)) {
      const grants = await inTransaction(pool, (client) => amend(client, round, clock.now()));
      for (const [index, amendment] of round.entries()) granted.set(amendment, grants[index] ?? []);
    }
    return amendments.map((amendment) => granted.get(amendment) ?? []);
  });
  return (eventId, orderNumber, version, requests) => amendAll({ eventId, orderNumber, version, requests });
}

function roundsOf(amendments: readonly Amendment[]): readonly (readonly Amendment[])[] {
  const rounds: Map<string, Amendment>[] = [];
  for (const amendment of amendments) {
    const free = rounds.find((round) => !round.has(amendment.orderNumber));
    if (free) free.set(amendment.orderNumber, amendment);
    else rounds.push(new Map([[amendment.orderNumber, amendment]]));
  }
  return rounds.map((round) => [...round.values()]);
}

/** @param amendments of distinct orders */
async function amend(
  client: PoolClient,
  amendments: readonly Amendment[],
  at: Date,
): Promise<readonly (readonly StockGrant[])[]> {
  const orders = amendments.map(({ orderNumber }) => orderNumber);
  const events = amendments.map(({ eventId }) => eventId);
  // A repeat waits for the first, also across processes.
  await client.query({ ...lockOrders, values: [orders.toSorted()] });
  // In place of a first version not reserved yet.
  const fresh = await findRows(
    client,
    { eventId: 'uuid not null', isOvertaken: 'boolean not null' },
    {
      ...openReservations,
      values: [
        [...events, ...orders.map(() => randomUUID())],
        [...orders, ...orders],
        [...amendments.map(({ version }) => version), ...orders.map(() => 1)],
        at,
      ],
    },
  );
  const openedEvents = new Set(fresh.flatMap(({ eventId, isOvertaken }) => (isOvertaken ? [] : [eventId])));
  const before = await readHeldLines(client, heldBefore, [events, orders]);
  const repeatedEvents = events.filter((eventId) => !openedEvents.has(eventId));
  const repeated = repeatedEvents.length === 0 ? before : await readHeldLines(client, heldBy, [repeatedEvents]);

  const changes = amendments.map(({ eventId, requests }) =>
    openedEvents.has(eventId) ? differencesOf(requests, before.get(eventId) ?? noLines) : [],
  );
  const nonZeroChanges = changes.flat().filter(({ difference }) => difference !== 0);
  const articles = [...new Set(nonZeroChanges.map(({ articleNumber }) => articleNumber))];
  const stock = articles.length === 0 ? [] : await findRows(client, stockColumns, { ...lockStock, values: [articles] });
  const shelves = new Map(stock.map((row) => [row.articleNumber, row]));
  const rows: KeptRow[] = [];
  const answers = amendments.map(({ eventId, requests }, index) => {
    const heldLines = before.get(eventId) ?? noLines;
    const grantedByLine = openedEvents.has(eventId)
      ? takeFrom(shelves, changes[index] ?? [])
      : new Map([...(repeated.get(eventId) ?? noLines)].map(([lineId, line]) => [lineId, line.held]));
    for (const [sequence, line] of (changes[index] ?? []).entries())
      if (line.difference !== 0)
        rows.push({ eventId, sequence, allocated: grantedByLine.get(line.lineId) ?? 0, ...line });
    return requests.map((request) =>
      grantOf(request, milli((heldLines.get(request.lineId)?.held ?? 0) + (grantedByLine.get(request.lineId) ?? 0))),
    );
  });
  if (rows.length > 0) await client.query(keepRows(rows, at));
  return answers;
}

type Difference = StockRequest & {
  /** Wanted minus held; negative goes back to stock. */
  readonly difference: number;
};

/** Missing lines release everything. */
function differencesOf(requests: readonly StockRequest[], heldLines: ReadonlyMap<string, HeldLine>): Difference[] {
  const requestedLineIds = new Set(requests.map(({ lineId }) => lineId));
  const omittedLines = [...heldLines.values()].filter(({ lineId }) => !requestedLineIds.has(lineId));
  return [
    ...requests,
    ...omittedLines.map(({ lineId, articleNumber }) => ({ lineId, articleNumber, quantity: 0 })),
  ].map((line) => ({ difference: milli(line.quantity - (heldLines.get(line.lineId)?.held ?? 0)), ...line }));
}

/** Updates the shelves. @returns grants by line id */
function takeFrom(shelves: Map<string, StockRow>, lines: readonly Difference[]): ReadonlyMap<string, number> {
  const put = (articleNumber: string, quantity: number): void => {
    const row = shelves.get(articleNumber);
    if (row && row.available !== null && quantity !== 0)
      shelves.set(articleNumber, { ...row, available: milli(row.available + quantity) });
  };
  const grantedByLine = new Map<string, number>();
  const more: StockRequest[] = [];
  for (const { difference, ...line } of lines) {
    if (difference > 0) more.push({ ...line, quantity: difference });
    else {
      grantedByLine.set(line.lineId, difference);
      put(line.articleNumber, -difference);
    }
  }
  const shelfRows = more.flatMap(({ articleNumber }) => shelves.get(articleNumber) ?? []);
  for (const { lineId, articleNumber, allocated } of grantStock(more, shelfRows)) {
    grantedByLine.set(lineId, allocated);
    put(articleNumber, -allocated);
  }
  return grantedByLine;
}

const milli = (quantity: number): number => Math.round(quantity * 1000) / 1000;

type Lines = ReadonlyMap<string, HeldLine>;
const noLines: Lines = new Map();

async function readHeldLines(
  client: PoolClient,
  question: { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<ReadonlyMap<string, Lines>> {
  const rows = await findRows(
    client,
    { eventId: 'uuid not null', lines: typed<readonly HeldLine[]>('json not null') },
    {
      ...question,
      values: [...values],
    },
  );
  return new Map(rows.map(({ eventId, lines }) => [eventId, new Map(lines.map((line) => [line.lineId, line]))]));
}

const heldBefore = {
  name: 'catalogue_amendment_before',
  text: `select "eventId", json_agg(json_build_object('lineId', line_id, 'articleNumber', article_number, 'held', held)) as lines
    from (
      select asked.event_id as "eventId", r.line_id, max(r.article_number) as article_number, sum(r.allocated)::float8 as held
      from unnest($1::uuid[], $2::text[]) as asked (event_id, order_number)
        join catalogue.reservation_orders own on own.order_event_id = asked.event_id
        join catalogue.reservation_orders o on o.order_number = asked.order_number
          and o.version < own.version
        join catalogue.reservations r on r.order_event_id = o.order_event_id
      group by 1, 2
    ) as line group by 1`,
};

const heldBy = {
  name: 'catalogue_amendment_by',
  text: `select order_event_id as "eventId",
      json_agg(json_build_object('lineId', line_id, 'articleNumber', article_number, 'held', allocated::float8)) as lines
    from catalogue.reservations where order_event_id = any($1::uuid[]) group by 1`,
};
