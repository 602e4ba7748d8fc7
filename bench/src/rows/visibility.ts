import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import type { Bench } from '../bench.ts';
import { percentile } from '../load/statistics.ts';
import { atMost, type Row } from '../report/row.ts';
import { prepareBaskets, waitUntilSettled } from './checkouts.ts';

/** Maximum error of results. */
const lookEveryMs = 1;

/** From append until an order is listed. */
export async function visibility(bench: Bench, perSecond: number): Promise<Row> {
  const { lanes, size, pool } = bench;
  const waits: number[] = [];
  for (let turn = 0; turn < size.visibilityTurns; turn++) {
    const ready = (await prepareBaskets(bench)).flatMap((own, lane) => own.map((each) => ({ ...each, lane })));
    await waitUntilSettled(bench);
    const watching = watchOrders(pool, ready.length);
    const inTurns = ready.toSorted((first, second) => (ready.indexOf(first) % 24) - (ready.indexOf(second) % 24));
    const startedAt = performance.now();
    const calls = inTurns.map(async ({ session, call, lane }, index) => {
      const due = startedAt + (index * 3000) / perSecond;
      await pause(Math.max(0, due - performance.now()));
      await lanes[lane]?.product.run(session, call);
    });
    await Promise.all(calls);
    waits.push(...(await watching));
  }
  return {
    name: 'an order is visible in its read model after its append, at a third of full load',
    judged: [atMost('p99', percentile(waits, 0.99), 150, ' ms')],
  };
}

/**
 * By the server's clock.
 * @returns milliseconds by order
 */
async function watchOrders(pool: pg.Pool, count: number): Promise<readonly number[]> {
  const client = await pool.connect();
  try {
    await client.query(byIndexAlone);
    const { rows } = await client.query<{ position: string }>('select position from event_store.head');
    let position = rows[0]?.position ?? '0';
    const pending = new Map<string, number>();
    const waits: number[] = [];
    while (waits.length < count) {
      const result = await client.query<Found>({ ...look, values: [position, [...pending.keys()]] });
      for (const { number, appended, at, visible, upto } of result.rows) {
        if (upto !== null) position = upto;
        const since = appended ?? pending.get(number);
        if (since === undefined) continue;
        if (visible) {
          waits.push(at - since);
          pending.delete(number);
        } else pending.set(number, since);
      }
      await pause(lookEveryMs);
    }
    return waits;
  } finally {
    client.release(true);
  }
}

/** Keeps polling cheap. */
const byIndexAlone = `set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off;
  set max_parallel_workers_per_gather = 0; set jit = off`;

type Found = {
  readonly number: string;
  /** Server clock in ms; null: pending earlier. */
  readonly appended: number | null;
  readonly at: number;
  readonly visible: boolean;
  readonly upto: string | null;
};

const look = {
  name: 'look',
  text: `with new as (
      select substr(stream_id, 7) as number, extract(epoch from recorded_at)::float8 * 1000 as appended, position
      from event_store.events where position > $1 and type = 'OrderPlaced'
    ), asked as (
      select number, appended, position from new union all select unnest($2::text[]), null, null
    )
    select a.number, a.appended, extract(epoch from clock_timestamp())::float8 * 1000 as at,
      o.order_number is not null as visible, a.position::text as upto
    from asked a left join ${openOrdersTable.qualifiedName} o on o.order_number = a.number
    order by a.position nulls first`,
};
