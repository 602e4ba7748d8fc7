import type { Pool } from 'pg';
import { z } from 'zod';
import { articleNumber } from '@talloor/rules/product/productWire.ts';
import { changeCatalogue, type ChangedBy } from '../changes/changeCatalogue.ts';
import { deleteRows, writeRows } from '../changes/writeRows.ts';

const day = z.iso.date().nullable().default(null);

/** Inclusive; null is open-ended. */
export const freeSampleInput = z.object({ articleNumber, sorting: z.int().default(0), fromDay: day, toDay: day });
export type FreeSampleInput = z.input<typeof freeSampleInput>;

/** Replaces all samples. */
export async function writeFreeSamples(
  pool: Pool,
  samples: readonly FreeSampleInput[],
  changedBy: ChangedBy,
): Promise<void> {
  const rows = z
    .array(freeSampleInput)
    .parse(samples)
    .map((s) => ({ article_number: s.articleNumber, sorting: s.sorting, from_day: s.fromDay, to_day: s.toDay }));
  await changeCatalogue(pool, async (client) => {
    const values = [rows.map((row) => row.article_number)];
    await deleteRows(client, 'free_samples', ['article_number'], 't.article_number <> all($1)', values, changedBy);
    await writeRows(client, 'free_samples', ['article_number'], rows, changedBy);
  });
}
