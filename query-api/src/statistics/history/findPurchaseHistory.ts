import type pg from 'pg';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { purchaseLinesTable, purchaseNotesTable, purchaseReturnsTable } from '@talloor/projections/tables/purchases.ts';
import { createPurchaseHistory } from './createPurchaseHistory.ts';
import type { PurchaseHistory, PurchaseLine } from './purchaseHistory.ts';

const columns = {
  ...columnsOf(purchaseNotesTable, 'delivery_number', 'order_number', 'ordered_by'),
  delivered_on: 'text not null',
  lines: typed<readonly PurchaseLine[]>('json not null'),
} as const;

/** A row per note, so that the event loop is never blocked for long. */
const text = `
  with notes as materialized (
    select delivery_number, order_number, ordered_by, delivered_on
    from ${purchaseNotesTable.qualifiedName} where customer_number = $1 and delivered_on is not null
  ), returned as (
    select delivery_number, line_id, sum(quantity) as quantity, sum(base_cents) as base_cents,
      sum(deposit_cents) as deposit_cents
    from ${purchaseReturnsTable.qualifiedName}
    where delivery_number in (select delivery_number from notes) group by delivery_number, line_id
  )
  select n.delivery_number, n.order_number, n.ordered_by, n.delivered_on, json_agg(json_build_array(
      json_build_array(l.article_number, l.group_code, l.brand, l.name_nl, l.name_fr, l.unit_nl, l.unit_fr),
      json_build_array(l.quantity, l.priced_quantity, l.turnover_cents, l.deposit_cents - coalesce(r.deposit_cents, 0),
        case when l.is_promotion then l.turnover_cents else 0 end, l.saving_cents,
        l.short_quantity, case when l.short_quantity > 0 then 1 else 0 end,
        coalesce(r.quantity, 0), coalesce(r.base_cents, 0)))) as lines
  from notes n
    join ${purchaseLinesTable.qualifiedName} l using (delivery_number)
    left join returned r using (delivery_number, line_id)
  group by n.delivery_number, n.order_number, n.ordered_by, n.delivered_on
  order by n.delivered_on, n.delivery_number`;

export const findPurchaseHistory = async (pool: pg.Pool, customerNumber: string): Promise<PurchaseHistory> =>
  createPurchaseHistory(
    customerNumber,
    await findRows(pool, columns, { name: 'purchase-history', text, values: [customerNumber] }),
  );
