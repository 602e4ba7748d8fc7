import type { Pool } from 'pg';
import type { Assortment } from './assortment.ts';

/** Finds what a customer whose assortment is restricted may order. */
export const createOwnAssortmentFinder =
  (pool: Pool): Assortment['findOwnAssortment'] =>
  async (customerNumber) => {
    const { rows } = await pool.query<{ articles: string[] }>({
      name: 'catalogue_own_assortment',
      text: `select array(select a.article_number from catalogue.customer_articles a
               where a.customer_number = c.customer_number order by a.article_number) as articles
             from catalogue.customers c where c.customer_number = $1 and c.assortment_restricted`,
      values: [customerNumber],
    });
    return rows[0]?.articles ?? null;
  };
