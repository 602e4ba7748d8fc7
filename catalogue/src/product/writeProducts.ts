import type { Pool } from 'pg';
import { z } from 'zod';
import { changeCatalogue, type ChangedBy, type Writing } from '../changes/changeCatalogue.ts';
import { writeRows, type TableRow, type Written } from '../changes/writeRows.ts';
import { productInput, productRow, type ProductInput } from './productInput.ts';

/** Facts except prices and stock; reindexed at once. */
export async function writeProducts(pool: Pool, products: readonly ProductInput[], changed: ChangedBy): Promise<void> {
  const rows = z.array(productInput).parse(products).map(productRow);
  await changeCatalogue(pool, async (client) => {
    await writeProductRows({ client, changed }, rows);
  });
}

/** Within a transaction, as rows of `catalogue.products`. */
export async function writeProductRows({ client, changed }: Writing, rows: readonly TableRow[]): Promise<Written> {
  return writeRows(client, 'products', ['article_number'], rows, changed);
}
