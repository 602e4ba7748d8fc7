import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import {
  officeOrderChangesTable,
  officeOrderCustomersTable,
  officeOrdersTable,
  officeOrderTextsTable,
} from '@talloor/projections/tables/officeOrders.ts';
import { orderedArticleDaysTable, orderedArticlesTable } from '@talloor/projections/tables/orderedArticles.ts';
import { invoicesTable, invoiceTextsTable } from '@talloor/projections/tables/invoices.ts';
import { deliveredLotsTable } from '@talloor/projections/tables/traceability.ts';
import type { ReadModelTable } from '@talloor/platform/subscription/defineReadModel.ts';

export const articles = 200;
export const linesPerOrder = 20;
export const ordersPerLot = 20;

export const officeInserts: readonly (readonly [table: ReadModelTable, insert: string])[] = [
  [
    officeOrdersTable,
    `(order_number, customer_number, customer_name, reference, placed_at, delivery_day,
       change_deadline, payable_cents, summary, allocated, short, notes, corrected, version, state)
     select o.order_number, o.customer_number, o.customer_name, o.reference, o.placed_at, o.day, o.change_deadline, o.cents,
       json_build_object('order_number', o.order_number, 'customer_number', o.customer_number, 'reference', o.reference, 'origin', 'web',
         'order_date', extract(epoch from o.at)::int, 'delivery_date', extract(epoch from o.at)::int,
         'delivery_window', json_build_object('start', '06:00', 'end', '10:00'),
         'changeable_until', extract(epoch from o.at)::int, 'number_of_products', ${linesPerOrder}, 'subtotal', 100,
         'amount_to_pay', o.cents / 100.0, 'is_approximate', false),
       true, false, 0, false, 2, case when each % 50 = 0 then 'cancelled' else 'closed' end
     from bench.office o`,
  ],
  [
    officeOrderTextsTable,
    `(order_number, words, placed_at)
     select order_number, lower(concat_ws(' ', order_number, customer_number, customer_name, reference)), placed_at
     from bench.office`,
  ],
  [
    officeOrderCustomersTable,
    `(customer_number, words)
     select distinct customer_number, lower(concat_ws(' ', customer_number, customer_name)) from bench.office`,
  ],
  [
    officeOrderChangesTable,
    `(order_number, position)
     select order_number, lpad(each::text, 20, '0') from bench.office`,
  ],
  [
    deliveriesTable,
    `(delivery_number, order_number, customer_number, customer_name, ordered_by,
       receipt_of, reference, placed_at, change_deadline, day, dashboard_group, route, stop, stops, expected, picked_at, lines,
       line_count, short_lines, replaced_lines, dispatched_at, delivered_at, delivered_day, search, search_lines)
     select delivery_number, order_number, customer_number, customer_name, '1', '1', reference, placed_at, change_deadline, day,
       case when day < '2026-03-11' then 'invoiced' else 'open' end, 'G1', 1, 9,
       '{"from":"2026-01-03T07:00:00.000Z","until":"2026-01-03T09:00:00.000Z"}', placed_at,
       replace(lines, '%', (each / ${ordersPerLot})::text)::json, ${linesPerOrder}, 0, 0,
       case when day <= '2026-03-11' then placed_at end, case when day < '2026-03-11' then placed_at end,
       case when day < '2026-03-11' then day end, lower(delivery_number || ' ' || order_number), '100045 trostomaat'
     from bench.office join bench.contents using (article)`,
  ],
  [
    deliveredLotsTable,
    `(delivery_number, customer_number, lots, articles)
     select delivery_number, customer_number, replace(lots, '%', (each / ${ordersPerLot})::text)::text[], articles
     from bench.office join bench.contents using (article)`,
  ],
  [
    orderedArticlesTable,
    `(customer_number, article_number, last_ordered_at, last_quantity)
     select customer_number, article_number, max(placed_at), 2
     from bench.office join bench.named on (place - article + ${articles}) % ${articles} < ${linesPerOrder} group by 1, 2
     on conflict do nothing`,
  ],
  [
    orderedArticleDaysTable,
    `(customer_number, article_number, order_number, weekday, ordered_at)
     select customer_number, article_number, order_number, extract(isodow from at)::int, placed_at
     from bench.office join bench.named on (place - article + ${articles}) % ${articles}
       < case when is_large then ${linesPerOrder} else 2 end`,
  ],
  [
    invoicesTable,
    `(number, kind, customer_number, customer_name, issued_on, due_on,
       communication, buyer_reference, corrected_invoices, order_numbers, delivery_numbers, lines, article_count, vat,
       base_cents, vat_cents, deposit_cents, amount_cents, differences, difference_count, paid_cents,
       credited_cents, open_cents, credit_cents, used_cents, held_cents)
     select invoice_number, 'invoice', customer_number, customer_name, day, day, '090933755493', reference, '{}',
       array[order_number], array[delivery_number], '[]', ${linesPerOrder}, '[]', cents, 0, 0, cents, '[]', 0, cents, 0, 0, 0, 0, 0
     from bench.office`,
  ],
  [
    invoiceTextsTable,
    `(number, customer_number, words, issued_on)
     select invoice_number, customer_number, lower(concat_ws(' ', invoice_number, order_number, delivery_number, reference, words)), day
     from bench.office join bench.contents using (article)`,
  ],
];
