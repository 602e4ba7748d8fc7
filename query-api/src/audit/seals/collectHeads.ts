import type pg from 'pg';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { HeadLeaf } from '@talloor/platform/seals/leaves.ts';
import { moveHeads, readHeadLeaves, sealHeads } from '@talloor/platform/seals/heads.ts';
import type { SealedTree } from '@talloor/platform/seals/seal.ts';

export type CollectedHeads = {
  readonly add: (page: readonly RecordedEvent[]) => Promise<void>;
  readonly seal: () => Promise<SealedTree>;
  readonly read: () => AsyncIterable<readonly HeadLeaf[]>;
  readonly end: () => Promise<void>;
};

/** In a temporary table, because a tenant may have a million streams. */
export async function collectHeads(pool: Pick<pg.Pool, 'connect'>): Promise<CollectedHeads> {
  const client = await pool.connect();
  const table = 'pg_temp.heads_now';
  await client.query(
    `create table ${table} (stream_id text collate "C" primary key, revision int not null, hash text not null)`,
  );
  return {
    add: (page) => moveHeads(client, table, page),
    seal: () => sealHeads(client, table),
    read: () => readHeadLeaves(client, table),
    end: async () => {
      await client.query(`drop table if exists ${table}`).catch(() => undefined);
      client.release();
    },
  };
}
