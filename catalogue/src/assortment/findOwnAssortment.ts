import type { Pool } from 'pg';
import type { Assortment } from './assortment.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** By the ERP or by a list. */
export const createOwnAssortmentFinder =
  (pool: Pool): Assortment['findOwnAssortment'] =>
  async (customerNumber) => {
    const rows = await findRows(
      pool,
      { articles: 'text[] not null' },
      {
        name: 'catalogue_own_assortment',
        text: `select case when l.customer_number is null then array(
               select a.article_number from catalogue.customer_articles a
               where a.customer_number = c.customer_number order by a.article_number)
             else array(
               select r.article_number from catalogue.restricted_list_articles r
               where r.customer_number = c.customer_number and (not c.assortment_restricted or exists (
                 select from catalogue.customer_articles a
                 where a.customer_number = c.customer_number and a.article_number = r.article_number))
               order by r.article_number)
             end as articles
             from catalogue.customers c left join catalogue.restricted_lists l using (customer_number)
             where c.customer_number = $1 and (c.assortment_restricted or l.customer_number is not null)`,
        values: [customerNumber],
      },
    );
    return rows[0]?.articles ?? null;
  };
