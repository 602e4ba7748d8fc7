import type pg from 'pg';
import type { BasketDelivery, BasketOrigin } from '@talloor/projections/tables/baskets.ts';

/** An unfinished basket with its lines in the order in which they were added. */
export type UnfinishedBasket = {
  readonly basket_id: string;
  readonly is_active: boolean;
  readonly origin: BasketOrigin | null;
  readonly opened_at: string;
  readonly changed_at: string;
  readonly delivery: BasketDelivery | null;
  readonly reference: string;
  /** `[article number, quantity]` */
  readonly lines: readonly (readonly [string, number])[];
  /** Of all that the customer has. */
  readonly total: number;
};

/** Of a page: more than a person looks through; each costs a judgement. */
export const basketsPerPage = 20;

const text = `
  select b.basket_id, b.activated is not null as is_active, b.origin, b.opened_at, b.changed_at, b.delivery, b.reference,
    l.lines, (count(*) over ())::int as total
  from projections.baskets_3 b,
    lateral (select json_agg(json_build_array(article_number, quantity) order by added_revision) as lines
             from projections.basket_lines_3 where basket_id = b.basket_id) l
  where b.customer_number = $1 and b.status = 'open' and l.lines is not null
  order by b.activated desc nulls last, b.origin is not null, b.changed_at desc, b.basket_id
  limit ${basketsPerPage} offset $2`;

/**
 * The customer's baskets that are neither ordered nor deleted and have lines: the active one first, then what people filled
 * before what was prepared, the last changed first.
 * @param page from 1
 */
export async function findBaskets(
  pool: pg.Pool,
  customerNumber: string,
  page: number,
): Promise<readonly UnfinishedBasket[]> {
  const values = [customerNumber, (page - 1) * basketsPerPage];
  const { rows } = await pool.query<UnfinishedBasket>({ name: 'unfinished-baskets-of-page', text, values });
  return rows;
}
