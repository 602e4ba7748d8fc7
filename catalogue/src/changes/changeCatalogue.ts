import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '@talloor/platform/postgres/inTransaction.ts';
import { moveVersion } from './moveVersion.ts';

/** `at` by the product's clock. */
export type ChangedBy = { readonly by: string; readonly at: Date; readonly batchId?: string };

export type WriteContext = { readonly client: PoolClient; readonly changedBy: ChangedBy };

export const nothingWritten = Symbol('nothing was written');

/** Moves `catalogue.version`, so that caches expire. `remembered` false (stock): no cache depends on it. */
export async function changeCatalogue(
  pool: Pick<Pool, 'connect'>,
  write: (client: PoolClient) => Promise<void | typeof nothingWritten>,
  remembered = true,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const outcome = await write(client);
    if (remembered && outcome !== nothingWritten) await moveVersion(client);
  });
}
