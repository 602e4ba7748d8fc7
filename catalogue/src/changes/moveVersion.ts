import type { PoolClient } from 'pg';

/** Moves the catalogue's version as the last act of a transaction: all other writers wait for its row from here on. */
export const moveVersion = async (client: PoolClient): Promise<void> => {
  await client.query('update catalogue.version set version = version + 1');
};
