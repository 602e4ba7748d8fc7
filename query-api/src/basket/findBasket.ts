import type pg from 'pg';
import type { BasketAddress, BasketDelivery, PersonalAddress } from '@talloor/projections/tables/baskets.ts';

/** `[article number, quantity, last ordered at, last quantity]` */
type FoundLine = readonly [string, number, string | null, number | null];

export type FoundBasket = {
  readonly basket_id: string;
  readonly status: 'open' | 'checkedOut';
  readonly delivery: BasketDelivery | null;
  readonly address: BasketAddress | null;
  readonly address_personal: PersonalAddress | null;
  readonly reference: string;
  readonly lines: readonly FoundLine[];
};

const columns = `
  select b.basket_id, b.status, b.delivery, b.address, b.address_personal, b.reference,
    (select coalesce(json_agg(json_build_array(l.article_number, l.quantity, o.last_ordered_at, o.last_quantity)
                              order by l.added_revision), '[]')
     from projections.basket_lines_1 l
       left join projections.ordered_articles_1 o
         on o.customer_number = b.customer_number and o.article_number = l.article_number
     where l.basket_id = b.basket_id) as lines
  from projections.baskets_1 b`;
const activeText = `${columns} where b.customer_number = $1 and b.status = 'open' order by b.position desc limit 1`;
const namedText = `${columns} where b.customer_number = $1 and b.basket_id = $2`;

/**
 * The active basket of a customer, or the one named, with when its articles were last ordered; null where the customer
 * has none.
 */
export async function findBasket(
  pool: pg.Pool,
  customerNumber: string,
  basketId: string | undefined,
): Promise<FoundBasket | null> {
  const { rows } = await pool.query<FoundBasket>(
    basketId === undefined
      ? { name: 'active-basket', text: activeText, values: [customerNumber] }
      : { name: 'named-basket', text: namedText, values: [customerNumber, basketId] },
  );
  return rows[0] ?? null;
}
