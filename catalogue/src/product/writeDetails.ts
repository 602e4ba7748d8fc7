import type { Pool } from 'pg';
import { z } from 'zod';
import { changeCatalogue, type ChangedBy, type Writing } from '../changes/changeCatalogue.ts';
import { writeRows, type TableRow, type Written } from '../changes/writeRows.ts';
import { detailInput, detailRow, type DetailInput } from './detailInput.ts';

/** Replaces all details of existing articles. */
export async function writeDetails(pool: Pool, details: readonly DetailInput[], changed: ChangedBy): Promise<void> {
  const rows = z.array(detailInput).parse(details).map(detailRow);
  await changeCatalogue(pool, async (client) => {
    await writeDetailRows({ client, changed }, rows);
  });
}

/** Within a transaction, as rows of `catalogue.product_details`. */
export async function writeDetailRows({ client, changed }: Writing, rows: readonly TableRow[]): Promise<Written> {
  return writeRows(client, 'product_details', ['article_number'], rows, changed);
}
