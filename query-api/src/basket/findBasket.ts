import type pg from 'pg';
import { customerStandingsTable, type AccountStatus } from '@talloor/projections/tables/accounts.ts';
import { basketsTable, basketLinesTable } from '@talloor/projections/tables/baskets.ts';
import { orderedArticlesTable } from '@talloor/projections/tables/orderedArticles.ts';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import { typed, columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';

/** `[article number, quantity, last ordered at, last quantity]` */
type FoundLine = readonly [string, number, string | null, number | null];

const foundColumns = {
  ...columnsOf(
    basketsTable,
    'basket_id',
    'status',
    'order_number',
    'delivery',
    'address',
    'address_personal',
    'reference',
    'main_order',
    'free_samples',
    'position',
  ),
  is_active: 'boolean not null',
  /** State of the customer; null means active. */
  customer_status: typed<AccountStatus>('text'),
  lines: typed<readonly FoundLine[]>('json not null'),
} as const;
export type FoundBasket = RowOf<typeof foundColumns>;

const columns = `
  select b.basket_id, b.status, b.order_number, b.activated is not null as is_active, b.delivery, b.address, b.address_personal, b.reference, b.main_order, b.free_samples, b.position,
    (select status from ${customerStandingsTable.qualifiedName} where customer_number = $1) as customer_status,
    (select coalesce(json_agg(json_build_array(l.article_number, l.quantity, o.last_ordered_at, o.last_quantity)
                              order by l.added_revision), '[]')
     from ${basketLinesTable.qualifiedName} l
       left join ${orderedArticlesTable.qualifiedName} o
         on o.customer_number = b.customer_number and o.article_number = l.article_number
     where l.basket_id = b.basket_id) as lines
  from ${basketsTable.qualifiedName} b`;
const activeText = `${columns} where b.customer_number = $1 and b.status = 'open' and b.activated is not null
  order by b.activated desc limit 1`;
const basketByIdText = `${columns} where b.customer_number = $1 and b.basket_id = $2`;

export async function findBasket(
  pool: pg.Pool,
  customerNumber: string,
  basketId?: string,
): Promise<FoundBasket | null> {
  const query =
    basketId === undefined
      ? { name: 'active-basket', text: activeText, values: [customerNumber] }
      : { name: 'named-basket', text: basketByIdText, values: [customerNumber, basketId] };
  return (await findRow(pool, foundColumns, query)) ?? null;
}
