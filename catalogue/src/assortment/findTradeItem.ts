import type { Pool } from 'pg';
import { gtinOf } from '@talloor/rules/product/articleCode.ts';
import { writingsOfGtin } from '@talloor/rules/product/gtin.ts';
import { askingUser } from '../customer/runAsUser.ts';
import type { Assortment } from './assortment.ts';
import { visibleTo } from './visible.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { productsTable } from '../tables.ts';

/** Ignores leading zeros. */
export function createTradeItemFinder(pool: Pool): Assortment['findTradeItem'] {
  return async (barcode, customerNumber) => {
    const gtin = gtinOf(barcode);
    if (gtin === null) return null;
    const values = [writingsOfGtin(gtin), customerNumber ?? '', askingUser()];
    const rows = await findRows(pool, columnsOf(productsTable, 'article_number'), { ...statement, values });
    return rows[0]?.article_number ?? null;
  };
}

const statement = {
  name: 'catalogue_trade_item',
  text: `select p.article_number from catalogue.products p
    where p.ean = any($1::text[]) and ${visibleTo('p.article_number', '$2', '$3')}
    order by p.status <> 'active', length(p.ean) desc limit 1`,
};
