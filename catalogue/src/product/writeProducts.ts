import type { Pool } from 'pg';
import { z } from 'zod';
import { changeCatalogue, type ChangedBy } from '../changes/changeCatalogue.ts';
import { writeRows } from '../changes/writeRows.ts';
import { refreshSearch } from '../search/refreshSearch.ts';
import { productInput, productRow, type ProductInput } from './productInput.ts';

/** Writes articles (all facts but prices and stock); their sub-groups exist. What changed is found by search at once. */
export async function writeProducts(pool: Pool, products: readonly ProductInput[], changed: ChangedBy): Promise<void> {
  const rows = z.array(productInput).parse(products).map(productRow);
  await changeCatalogue(pool, async (client) => {
    const written = await writeRows(client, 'products', ['article_number'], rows, changed);
    await refreshSearch(client, written);
  });
}
