import type { PoolClient } from 'pg';

/** Last step of a transaction: other writers wait for this row. */
export const moveVersion = async (client: PoolClient): Promise<void> => {
  await client.query('update catalogue.version set version = version + 1');
};
