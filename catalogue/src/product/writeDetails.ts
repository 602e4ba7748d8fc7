import type { Pool } from 'pg';
import { z } from 'zod';
import { changeCatalogue, type ChangedBy, type WriteContext } from '../changes/changeCatalogue.ts';
import { writeRows, type TableRow, type WriteOutcomes } from '../changes/writeRows.ts';
import { detailInput, detailRow, type DetailInput } from './detailInput.ts';

/** Replaces all details of existing articles. */
export async function writeDetails(pool: Pool, details: readonly DetailInput[], changedBy: ChangedBy): Promise<void> {
  const rows = z.array(detailInput).parse(details).map(detailRow);
  await changeCatalogue(pool, async (client) => {
    await writeDetailRows({ client, changedBy }, rows);
  });
}

export async function writeDetailRows(
  { client, changedBy }: WriteContext,
  rows: readonly TableRow[],
): Promise<WriteOutcomes> {
  return writeRows(client, 'product_details', ['article_number'], rows, changedBy);
}
