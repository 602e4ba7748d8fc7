import type { Pool } from 'pg';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import type { Assortment } from './assortment.ts';
import { restrictedListsTable } from '../tables.ts';

export const createRestrictedListFinder =
  (pool: Pool): Assortment['findRestrictedList'] =>
  async (customerNumber) => {
    const columns = { ...columnsOf(restrictedListsTable, 'name', 'managers'), articles: 'text[] not null' } as const;
    return findRow(pool, columns, {
      name: 'catalogue_restricted_list',
      text: `select l.name, l.managers, array(select r.article_number from catalogue.restricted_list_articles r
               where r.customer_number = l.customer_number order by r.article_number) as articles
             from catalogue.restricted_lists l where l.customer_number = $1`,
      values: [customerNumber],
    });
  };
