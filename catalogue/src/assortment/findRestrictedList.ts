import type { Pool } from 'pg';
import type { Assortment, RestrictedListFacts } from './assortment.ts';

/** Finds a customer's restricted list, with the articles in the order of their numbers. */
export const createRestrictedListFinder =
  (pool: Pool): Assortment['findRestrictedList'] =>
  async (customerNumber) => {
    const { rows } = await pool.query<RestrictedListFacts>({
      name: 'catalogue_restricted_list',
      text: `select l.name, l.managers, array(select r.article_number from catalogue.restricted_list_articles r
               where r.customer_number = l.customer_number order by r.article_number) as articles
             from catalogue.restricted_lists l where l.customer_number = $1`,
      values: [customerNumber],
    });
    return rows[0] ?? null;
  };
