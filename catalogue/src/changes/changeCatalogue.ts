import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '@talloor/platform/postgres/inTransaction.ts';
import { moveVersion } from './moveVersion.ts';

/** Who changes reference data, when by the product's clock, and in which batch of an import. */
export type ChangedBy = { readonly by: string; readonly at: Date; readonly batchId?: string };

/** What the writers of one transaction share. */
export type Writing = { readonly client: PoolClient; readonly changed: ChangedBy };

/** What a write answers that changed nothing: it leaves no trace. */
export const nothingWritten = Symbol('nothing was written');

/**
 * Runs one write of reference data as one transaction and moves `catalogue.version`, by which every process knows that
 * what it remembers is old. `remembered` false (stock): nothing that anybody remembers has changed.
 */
export async function changeCatalogue(
  pool: Pick<Pool, 'connect'>,
  write: (client: PoolClient) => Promise<void | typeof nothingWritten>,
  remembered = true,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const written = await write(client);
    if (remembered && written !== nothingWritten) await moveVersion(client);
  });
}
