import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import type { Bench } from '../bench.ts';

const delivered = 20;
const line = {
  line_id: '1',
  article_number: '100045',
  name: { nl: 'Trostomaat', fr: 'Tomate grappe' },
  ordered: 2,
  delivered: 2,
  replaced: 0,
  short: 0,
};
const totals = { amount_to_pay: 110.77 };

export async function writeHistory({ pool, tenant }: Bench, many: number, few: number): Promise<void> {
  const open = Math.floor(few / 3);
  for (const [index, { customers }] of tenant.buyers.entries()) {
    const [first = '', second = ''] = customers;
    await pool.query(
      `insert into ${openOrdersTable.qualifiedName} (order_number, customer_number, delivery_day, change_deadline, summary,
         allocated, short, version, state)
       select '7' || order_number, $2, delivery_day, change_deadline, summary, allocated, short, version, state
       from ${openOrdersTable.qualifiedName} where customer_number = $1 order by order_number limit $3`,
      [first, second, open],
    );
    await writePastOrders(pool, first, 5_000_000 + index * many, many);
    await writeDeliveries(pool, first, 5_000_000 + index * many, many);
    await writeDeliveries(pool, second, 8_000_000 + index * few, few - open);
  }
  for (const table of [openOrdersTable, deliveriesTable]) await pool.query(`analyze ${table.qualifiedName}`);
}

/** Only their day excludes them from open orders. */
async function writePastOrders(pool: Bench['pool'], customer: string, from: number, count: number): Promise<void> {
  await pool.query(
    `insert into ${openOrdersTable.qualifiedName} (order_number, customer_number, delivery_day, change_deadline, summary,
       allocated, short, version, state)
     select ($2::int + each)::text, customer_number, to_char(date '2026-03-10' - (each % 500), 'YYYY-MM-DD'),
       change_deadline, summary, allocated, short, version, 'closed'
     from (select * from ${openOrdersTable.qualifiedName} where customer_number = $1 order by order_number limit 1) as one,
       generate_series(1, $3::int) as each`,
    [customer, from, count],
  );
}

async function writeDeliveries(pool: Bench['pool'], customer: string, from: number, count: number): Promise<void> {
  await pool.query(
    `insert into ${deliveriesTable.qualifiedName} (delivery_number, order_number, customer_number, customer_name, ordered_by, receipt_of,
       reference, placed_at, change_deadline, day, dashboard_group, route, stop, stops, expected, picked_at, lines, totals,
       line_count, short_lines, replaced_lines, dispatched_at, delivered_at, delivered_day, invoice_number, invoiced_on,
       due_on, search, search_lines)
     select '6' || n, n::text, $1, 'Bistro', '1', '1', 'WK' || n, '2026-01-01T10:00:00.000Z', '2026-01-02T16:00:00.000Z', day,
       case when each <= $4 then 'delivered' else 'invoiced' end, 'G1', 1, 9,
       '{"from":"2026-01-03T07:00:00.000Z","until":"2026-01-03T09:00:00.000Z"}', '2026-01-02T19:00:00.000Z', $5, $6,
       5, 0, 0, '2026-01-03T06:00:00.000Z', '2026-01-03T08:00:00.000Z', day,
       case when each <= $4 then null else '26' || n end, case when each <= $4 then null else day end,
       case when each <= $4 then null else day end, '6' || n || ' ' || n, '100045 trostomaat'
     from (select $2::int + each as n, each, to_char(date '2026-03-10' - (each % 500), 'YYYY-MM-DD') as day
           from generate_series(1, $3::int) as each) as made`,
    [customer, from, count, delivered, JSON.stringify(Array.from({ length: 5 }, () => line)), JSON.stringify(totals)],
  );
}
