import type { Pool, PoolClient } from 'pg';

/** Who changes reference data, and when by the product's clock. */
export type ChangedBy = { readonly by: string; readonly at: Date };

/**
 * Runs one write of reference data as one transaction and moves `catalogue.version`, by which every process knows that
 * what it remembers is old. `remembered` false (stock): nothing that anybody remembers has changed.
 */
export async function changeCatalogue(
  pool: Pick<Pool, 'connect'>,
  write: (client: PoolClient) => Promise<void>,
  remembered = true,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await write(client);
    if (remembered) await client.query('update catalogue.version set version = version + 1');
    await client.query('commit');
    client.release();
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}
