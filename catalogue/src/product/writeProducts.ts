import type { Pool } from 'pg';
import { z } from 'zod';
import { changeCatalogue, type ChangedBy, type WriteContext } from '../changes/changeCatalogue.ts';
import { writeRows, type TableRow, type WriteOutcomes } from '../changes/writeRows.ts';
import { productInput, productRow, type ProductInput } from './productInput.ts';

/** Except prices and stock; reindexed at once. */
export async function writeProducts(
  pool: Pool,
  products: readonly ProductInput[],
  changedBy: ChangedBy,
): Promise<void> {
  const rows = z.array(productInput).parse(products).map(productRow);
  await changeCatalogue(pool, async (client) => {
    await writeProductRows({ client, changedBy }, rows);
  });
}

export async function writeProductRows(
  { client, changedBy }: WriteContext,
  rows: readonly TableRow[],
): Promise<WriteOutcomes> {
  return writeRows(client, 'products', ['article_number'], rows, changedBy);
}
